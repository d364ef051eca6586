import type { ListDocument, ListFormat, ListGap, ListSheet, TextEncodingName } from '../list-document';
import { chooseSheet } from './choose-sheet';
import { orderSigns } from './product-rows';

/** A sheet that is read. */
export const shownSheet = (
  name: string,
  rows: readonly (readonly string[])[],
  hiddenRows = 0,
): ListSheet => ({ name, isHidden: false, rows, hiddenRows, ...orderSigns(rows) });

/** A sheet that is known by name and never read. */
export const hiddenSheet = (name: string): ListSheet => ({
  name,
  isHidden: true,
  rows: [],
  hiddenRows: 0,
  productRows: 0,
  hasAmountHeading: false,
});

/** A file of tables, the one with the order chosen. */
export const tables = (
  format: ListFormat,
  sheets: readonly ListSheet[],
  more: { readonly encoding?: TextEncodingName | undefined; readonly gaps?: readonly ListGap[] } = {},
): ListDocument => ({ format, sheets, chosen: chooseSheet(sheets), gaps: [], ...more });
