import type { Gtin } from '../product';

/**
 * What is to be said about a line that was read:
 *
 * - ARTICLE_MISSING: nothing in it names an article;
 * - GTIN_CHECK_DIGIT_WRONG: the number looks like a GTIN, but its check digit is wrong (taken as a sku);
 * - AMOUNT_MISSING, AMOUNT_UNREADABLE, AMOUNT_ZERO, AMOUNT_NEGATIVE, AMOUNT_FRACTION (only whole units are
 *   ordered), AMOUNT_TOO_LARGE (above 99999): there is no amount to order by;
 * - AMOUNT_FORM_ASSUMED: "1.000" was read as thousand, "1,000" as one, as they are written in German;
 * - ORDER_ASSUMED: both numbers could be article or amount, and the longer was taken as the article;
 * - NUMBER_LEFT_OVER: a further number in the line was not used.
 */
export const ORDER_LIST_REMARK_CODES = [
  'ARTICLE_MISSING',
  'GTIN_CHECK_DIGIT_WRONG',
  'AMOUNT_MISSING',
  'AMOUNT_UNREADABLE',
  'AMOUNT_ZERO',
  'AMOUNT_NEGATIVE',
  'AMOUNT_FRACTION',
  'AMOUNT_TOO_LARGE',
  'AMOUNT_FORM_ASSUMED',
  'ORDER_ASSUMED',
  'NUMBER_LEFT_OVER',
] as const;

/** What is to be said about a line, see {@link ORDER_LIST_REMARK_CODES}. */
export type OrderListRemarkCode = (typeof ORDER_LIST_REMARK_CODES)[number];

/** A remark with the piece of the line it is about, where there is one. */
export interface OrderListRemark {
  readonly code: OrderListRemarkCode;
  readonly text?: string | undefined;
}

/** The article a line names, as far as the text alone can tell. */
export interface NamedArticle {
  /** GTIN: 12 to 14 digits with a right check digit. SKU: any other number or code. NAME: free text. */
  readonly kind: 'SKU' | 'GTIN' | 'NAME';
  /** As written. */
  readonly text: string;
  /** Whenever the digits are a valid GTIN, also for a SKU of 8 digits, which may be either. */
  readonly gtin?: Gtin | undefined;
}

/** One line of an order list that orders something. It can be ordered when it has both article and amount. */
export interface OrderListItem {
  readonly kind: 'ITEM';
  /** From 1, blank lines counted, as an editor shows it. */
  readonly lineNumber: number;
  /** The line as it was, without blanks around it. */
  readonly text: string;
  readonly article?: NamedArticle | undefined;
  /** 1 to 99999. */
  readonly amount?: number | undefined;
  /** The unit's name or abbreviation as written. */
  readonly unit?: string | undefined;
  /** Words that are neither article, amount nor unit, for example the article's name beside its sku. */
  readonly note?: string | undefined;
  readonly remarks: readonly OrderListRemark[];
}

/** A line that only names the columns of a spreadsheet. */
export interface OrderListHeader {
  readonly kind: 'HEADER';
  readonly lineNumber: number;
  readonly text: string;
}

/** What one line that is not blank was read as. */
export type OrderListLine = OrderListItem | OrderListHeader;
