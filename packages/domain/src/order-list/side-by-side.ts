import type { Heading } from './heading';
import type { TableRow } from './table-row';

const NAMES_PRODUCT = new Set<Heading['kind'] | undefined>(['SKU', 'GTIN', 'ARTICLE', 'NAME']);
const FEWEST_COLUMNS = 2;

/** After how many columns the headings begin anew; the last list may lack the blank column that stands between. */
const periodOf = (cells: readonly string[]): number | undefined => {
  const words = cells.map((cell) => cell.toLowerCase().trim());
  for (let period = FEWEST_COLUMNS; period * 2 - 1 <= words.length; period += 1) {
    const isBlankBetween = words[period - 1] === '';
    const isWhole = words.length % period === 0 || (isBlankBetween && (words.length + 1) % period === 0);
    if (isWhole && words.every((word, at) => at < period || word === words[at - period])) return period;
  }
  return undefined;
};

/**
 * Cuts lists that a sheet shows side by side under the same headings: "Artikel | Menge | Artikel | Menge" is two lists, and
 * the second amount none of the first article.
 *
 * @returns after how many columns the next list begins; undefined where it is one list
 */
export const widthOfOneList = (
  cells: readonly string[],
  headings: readonly (Heading | undefined)[],
): number | undefined => {
  const period = periodOf(cells);
  const block = headings.slice(0, period);
  const isList =
    block.some((heading) => NAMES_PRODUCT.has(heading?.kind)) &&
    block.some((heading) => heading?.kind === 'AMOUNT');
  return isList ? period : undefined;
};

/** The rows of lists that stand side by side, each for itself. */
export const rowsApart = (rows: readonly TableRow[], width: number): readonly TableRow[] =>
  rows.flatMap((row): readonly TableRow[] => {
    const { cells } = row;
    if (cells === undefined || row.isShifted === true) return [row];
    const lists = Array.from({ length: Math.ceil(cells.length / width) }, (_, list) =>
      cells.slice(list * width, (list + 1) * width),
    ).filter((list) => list.some((cell) => cell !== ''));
    return lists.length === 0 ? [row] : lists.map((list) => ({ ...row, cells: list }));
  });
