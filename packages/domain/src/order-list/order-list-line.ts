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
export const ORDER_LIST_WARNING_CODES = [
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

/** What is to be said about a line, see {@link ORDER_LIST_WARNING_CODES}. */
export type OrderListWarningCode = (typeof ORDER_LIST_WARNING_CODES)[number];

/** A remark with the piece of the line it is about, where there is one. */
export interface OrderListWarning {
  readonly code: OrderListWarningCode;
  readonly text?: string | undefined;
}

/** The article a line names, as far as the text alone can tell. */
export interface ProductReference {
  /** GTIN: 12 to 14 digits with a right check digit. SKU: any other number or code. NAME: free text. */
  readonly kind: 'SKU' | 'GTIN' | 'NAME';
  /** As written. */
  readonly text: string;
  /** Whenever the digits are a valid GTIN, also for a SKU of 8 digits, which may be either. */
  readonly gtin?: Gtin | undefined;
}

/**
 * What a line is, before the assortment is asked:
 *
 * - READY: article, amount and unit were written and understood, and nothing that could have been one was left unused;
 * - GUESSED: something was guessed, which its guesses name; to be confirmed by the buyer;
 * - INCOMPLETE: article or amount is missing, or cannot be ordered, as the remarks say;
 * - NOT_ORDERED: a row of a form without an amount, or with none;
 * - NOISE: no order line: a title, the names of columns, a greeting, a total.
 */
export const ORDER_LINE_STATUSES = ['READY', 'GUESSED', 'INCOMPLETE', 'NOT_ORDERED', 'NOISE'] as const;

/** What a line is, see {@link ORDER_LINE_STATUSES}. */
export type OrderLineStatus = (typeof ORDER_LINE_STATUSES)[number];

/**
 * What was guessed:
 *
 * - UNIT_NOT_WRITTEN: the unit is the one the article starts with;
 * - SEVERAL_IN_LINE: the line seems to order several articles;
 * - SPELLING: the article is written otherwise;
 * - NUMBER_IN_NAME: a number may belong to the name (a size, a year) or be an amount;
 * - THOUSANDS: "1.000" was read as thousand, "1,000" as one;
 * - COLUMN: which column holds the amount is not said;
 * - AMOUNT_UNUSUAL: the amount is far from what is usual;
 * - ORDER_ASSUMED: of two numbers, which is the article and which the amount;
 * - CHECK_DIGIT: the number looks like a GTIN whose check digit is wrong;
 * - ORDER_DOUBTED: a word of the line may turn it into something else than an order.
 */
export const GUESS_KINDS = [
  'UNIT_NOT_WRITTEN',
  'SEVERAL_IN_LINE',
  'SPELLING',
  'NUMBER_IN_NAME',
  'THOUSANDS',
  'COLUMN',
  'AMOUNT_UNUSUAL',
  'ORDER_ASSUMED',
  'CHECK_DIGIT',
  'ORDER_DOUBTED',
] as const;

/** What was guessed, see {@link GUESS_KINDS}. */
export type GuessKind = (typeof GUESS_KINDS)[number];

/** A guess with the piece of the line it is about, where there is one. */
export interface Guess {
  readonly kind: GuessKind;
  readonly text?: string | undefined;
}

/** One way to read a line. */
export interface OrderListLineReading {
  readonly article: ProductReference;
  /** 1 to 99999. */
  readonly amount?: number | undefined;
  /** The unit's name or abbreviation as written. */
  readonly unit?: string | undefined;
}

/** What a buyer writes beside an order, in columns of their own: "Bemerkung", "Kostenstelle", "Ihre Art.-Nr.". */
export interface OrderLineDetails {
  readonly note?: string | undefined;
  readonly costCentre?: string | undefined;
  readonly customerArticleNumber?: string | undefined;
}

/** What one line that is not blank was read as. A line that orders several articles comes out several times. */
export interface OrderListLine {
  /** From 1, blank lines counted, as an editor shows it. */
  readonly lineNumber: number;
  /** The whole line as it was written, without blanks around it; cells of a table are separated by tabs. */
  readonly text: string;
  readonly status: OrderLineStatus;
  /** What was guessed; a line that is READY has none. */
  readonly guesses: readonly Guess[];
  readonly article?: ProductReference | undefined;
  /** 1 to 99999. */
  readonly amount?: number | undefined;
  /** The unit's name or abbreviation as written. */
  readonly unit?: string | undefined;
  /** Words that are neither article, amount nor unit, for example the article's name beside its sku. */
  readonly note?: string | undefined;
  /** What the columns of a list say for the order line itself. */
  readonly details?: OrderLineDetails | undefined;
  readonly remarks: readonly OrderListWarning[];
  /** Other ways to read the line, best first, for who knows the assortment. */
  readonly alternatives: readonly OrderListLineReading[];
}
