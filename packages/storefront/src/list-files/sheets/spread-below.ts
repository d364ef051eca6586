import { isHeadingRow, looksLikeNumber } from './product-rows';

/** A row, and what stands in it below its cells. */
export interface TallRow {
  readonly cells: readonly string[];
  readonly below: readonly string[];
}

/** Columns that a table is given for what stands below the names of its products. */
const HEADINGS = ['Artikelnummer', 'GTIN', 'Hinweis'];

const MEASURE = /^\d+(?:[.,]\d+)?(?:g|kg|dag|l|cl|ml|st|stk)\.?$/i;

/** A word of its own that names a product: shorter than what would be taken for a number anywhere else. */
export const isNumberBelow = (text: string): boolean =>
  looksLikeNumber(text) || (/^[A-Z]*-?\d{3,}[\w-]*$/i.test(text) && !MEASURE.test(text));

const isGtin = (cell: string): boolean => /^\d{8}$|^\d{12,14}$/.test(cell.replaceAll(/\s/g, ''));

/** The number, the code and the rest of what stands below; a row that has a number in a cell of its own takes no other. */
const partsOf = ({ cells, below }: TallRow): readonly string[] => {
  const gtin = below.find(isGtin) ?? '';
  const hasNumber = cells.some((cell) => looksLikeNumber(cell) && !isGtin(cell));
  const number = hasNumber ? '' : (below.find((text) => isNumberBelow(text) && text !== gtin) ?? '');
  return [number, gtin, below.filter((text) => text !== number && text !== gtin).join('; ')];
};

/**
 * The rows of a table that writes numbers and notes below the names, as papers do: these come to stand in columns of
 * their own, behind the others. Rows above the first of these stay as they are.
 */
export const spreadBelow = (rows: readonly TallRow[]): readonly (readonly string[])[] => {
  if (rows.every(({ below }) => below.length === 0)) return rows.map(({ cells }) => cells);
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const wide = (cells: readonly string[]): readonly string[] => [
    ...cells,
    ...Array.from({ length: width - cells.length }, () => ''),
  ];
  return rows.map((row) => {
    if (row.below.length > 0) return [...wide(row.cells), ...partsOf(row)];
    return isHeadingRow(row.cells) ? [...wide(row.cells), ...HEADINGS] : row.cells;
  });
};
