/** Whether a cell looks like the number of a product or its code: five digits or more, gaps and signs aside. */
export const looksLikeNumber = (cell: string): boolean =>
  /^[A-Z]{0,3}\d{5,18}$/i.test(cell.replaceAll(/[\s="'#:._\u00a0-]/g, '')) &&
  !/^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(cell);

const AMOUNT_HEADING =
  /^(?:.*\b)?(?:(?:bestell)?menge[nr]?|mge|anzahl|anz|stück(?:zahl)?|stk|bestell(?:ung|en|t)?|bedarf|kolli|amount|quantity|qty|order(?! (?:template|confirmation|form|list|sheet|no|number|date)\b))(?:\b.*)?$/i;

const isAmountHeading = (cell: string): boolean => cell.length <= 40 && AMOUNT_HEADING.test(cell);

/** Whether a row names columns, one of them an amount. */
export const isHeadingRow = (cells: readonly string[]): boolean =>
  cells.filter((cell) => cell !== '').length > 1 &&
  cells.some(isAmountHeading) &&
  !cells.some((cell) => /\d{5}/.test(cell));

/** Rows at the top among which headings stand. */
const MOST_HEADING_ROWS = 30;

/** How much of an order is in a table. */
export const orderSigns = (
  rows: readonly (readonly string[])[],
): { readonly productRows: number; readonly hasAmountHeading: boolean } => ({
  productRows: rows.filter((row) => row.some(looksLikeNumber)).length,
  hasAmountHeading: rows.slice(0, MOST_HEADING_ROWS).some(isHeadingRow),
});
