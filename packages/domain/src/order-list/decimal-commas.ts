import type { Heading } from './heading';

/** The cells of a row, and whether one is left that has no column. */
interface CommaCells {
  readonly cells: readonly string[];
  readonly isShifted: boolean;
}

/** A number that nothing was cut from yet: "26,80" in quotation marks is whole. */
const ENDS_IN_DIGIT = /^[^,]*\d$/;
const BEGINS_WITH_DECIMALS = /^\d{1,3}(?!\d)/;
const IS_PRICE = /,\d\d(?!\d)/;
const HAS_SIGN = /[%€]/;

const isNumberCut = (cell: string, next: string | undefined): boolean =>
  next !== undefined && ENDS_IN_DIGIT.test(cell) && BEGINS_WITH_DECIMALS.test(next);

/**
 * Puts together what a decimal comma has cut, in a table that commas separate: "3,50" under a price, "4,9 %" under a rate,
 * and last a quantity, where a row has more cells than there are headings.
 */
export const withDecimalCommas = (
  cells: readonly string[],
  headings: readonly (Heading | undefined)[],
): CommaCells => {
  const surplus = (row: readonly string[]): number => row.length - headings.length;
  const joinAt = (row: readonly string[], at: number): readonly string[] => [
    ...row.slice(0, at),
    `${row[at] ?? ''},${row[at + 1] ?? ''}`,
    ...row.slice(at + 2),
  ];
  const joinUnder = (row: readonly string[], kind: Heading['kind']): readonly string[] =>
    headings.reduce<readonly string[]>(
      (joined, heading, at) =>
        heading?.kind === kind && surplus(joined) > 0 && isNumberCut(joined[at] ?? '', joined[at + 1])
          ? joinAt(joined, at)
          : joined,
      row,
    );
  const joined = joinUnder(joinUnder(cells, 'OTHER'), 'AMOUNT');
  const filled = (row: readonly string[]): number => row.findLastIndex((cell) => cell !== '') + 1;
  // The last cell may be empty, or a separator may stand behind it: a price or a sign says which.
  const isCertain = (cell: string, at: number): boolean =>
    cells.includes(cell) || HAS_SIGN.test(cell) || (headings[at]?.isPrice === true && IS_PRICE.test(cell));
  const isDoubtful = filled(cells) <= headings.length && !joined.every(isCertain);
  return { cells: joined, isShifted: filled(joined) > headings.length || isDoubtful };
};
