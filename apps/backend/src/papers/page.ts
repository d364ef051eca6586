/** Points. A4 between the margins of a paper. */
export const PAGE_MARGINS: [left: number, top: number, right: number, bottom: number] = [40, 72, 40, 64];

const A4_WIDTH = 595.28;

/** Points between the margins. */
export const CONTENT_WIDTH = A4_WIDTH - PAGE_MARGINS[0] - PAGE_MARGINS[2];

/**
 * Widths of columns in points; '*' takes what the others leave of the page. The setter would make such a column as wide
 * as its longest word, past the page's edge; of a width it knows it breaks the word.
 *
 * @param taken points between the columns
 */
export const columnWidths = (
  widths: readonly (number | '*')[],
  taken: number,
  available = CONTENT_WIDTH,
): number[] => {
  const stars = widths.filter((width) => width === '*').length;
  const left = widths.reduce<number>((rest, width) => rest - (width === '*' ? 0 : width), available - taken);
  return widths.map((width) => (width === '*' ? left / stars : width));
};
