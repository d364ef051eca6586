import type { SourceRow } from './source-row';
import { isStamped, stripDecoration } from './strip-decoration';
import { splitBySeparator, splitByComma } from './split-table-line';
import { isTableRow, type TableRow } from './table-row';

/** The likely ways to cut a line by its commas: decimal commas left alone, and every comma. */
interface CommaCuts {
  readonly likely: readonly string[] | undefined;
  readonly every: readonly string[] | undefined;
}

const NO_CUTS: CommaCuts = { likely: undefined, every: undefined };

/** A comma separates in lines that people write as well, with what they put around them. */
const commaCuts = ({ line, cells }: SourceRow): CommaCuts => {
  if (cells !== undefined || !line.includes(',') || isStamped(line)) return NO_CUTS;
  const { order } = stripDecoration(line);
  return { likely: splitByComma(order)?.cells, every: splitBySeparator(order, ',') };
};

/** The width most rows have, decimal commas left alone. */
const usualWidth = (cuts: readonly CommaCuts[]): number | undefined => {
  const counts = new Map<number, number>();
  for (const { likely } of cuts)
    if (isTableRow(likely)) counts.set(likely.length, (counts.get(likely.length) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
};

/** "Stk 2", "5 Ktn" was "Stk 2,5 Ktn" as likely as two cells; a number in a cell of its own has others beside it. */
const isCutInNumber = (cells: readonly string[]): boolean =>
  cells.some((cell, at) => {
    const next = cells[at + 1] ?? '';
    const isOwn = /^\d+$/.test(next) && at + 2 < cells.length;
    return /\p{L}/u.test(cell) && /\d$/.test(cell) && /^\d/.test(next) && !isOwn;
  });

/** A comma separates where it does so in every row alike; whether "10,5" are two cells, the other rows tell. */
export const byCommas = (rows: readonly SourceRow[]): readonly TableRow[] => {
  const cuts = rows.map(commaCuts);
  const width = usualWidth(cuts);
  const fits = (cells: readonly string[] | undefined): boolean => isTableRow(cells) && cells.length === width;
  const fitting = cuts.map(({ likely, every }) => [likely, every].find(fits));
  const isAlike = cuts.every(({ likely }, at) => !isTableRow(likely) || fitting[at] !== undefined);
  // Where most commas are decimal ones the others stand in names.
  const separated = cuts.filter(({ likely }) => fits(likely)).length;
  const isCut = cuts.filter(({ every }) => isTableRow(every)).length;
  if (separated * 2 < isCut) return rows.map((row) => ({ row, cells: undefined }));
  return rows.map((row, at) => {
    const cells = isAlike ? fitting[at] : undefined;
    const isShifted = cells !== undefined && !fits(cuts[at]?.likely) && isCutInNumber(cells);
    return { row, cells, ...(isShifted && { isShifted }) };
  });
};
