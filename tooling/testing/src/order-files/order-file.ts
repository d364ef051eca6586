/** One order somebody meant. Where no unit is named, nothing written says which one. */
export interface MeantOrder {
  readonly sku: string;
  readonly amount: number;
  /** Abbreviation. */
  readonly unit?: string | undefined;
}

/**
 * What a line of a list is in truth:
 *
 * - PLAIN: article, amount and unit are written plainly; it has to come out ready and right;
 * - OPEN: it means its orders, but a careful reader may ask; ready it has to be right;
 * - UNCLEAR: nobody can say without asking what it orders (half a carton, "3 or 4", an unknown article); never ready;
 * - NOT_ORDERED: a row of a form without an amount;
 * - NOISE: no line of the order at all.
 */
export type Truth = 'PLAIN' | 'OPEN' | 'UNCLEAR' | 'NOT_ORDERED' | 'NOISE';

/** What a line means. */
export interface Meaning {
  readonly truth: Truth;
  readonly orders: readonly MeantOrder[];
  /** How it was written, for telling kinds of faults apart. */
  readonly form: string;
}

/** A line with what it means. */
export interface MeantLine extends Meaning {
  /** From 1; of a line that goes on in the next, its first. */
  readonly lineNumber: number;
  readonly text: string;
}

/** Which columns hold amounts, where only the buyer can say. */
export interface TrueAmountColumns {
  readonly columns: readonly number[];
  readonly mode: 'ONE' | 'ADD';
}

/** A list as somebody would send it, with what is meant. */
export interface OrderFile {
  /** The kind of list. */
  readonly kind: string;
  /** The text, or the cells of a worksheet as it shows them. */
  readonly source: string | readonly (readonly string[])[];
  /** It comes from a hand-held device. */
  readonly scanned: boolean;
  /** Every line that is not blank, in order. */
  readonly lines: readonly MeantLine[];
  /** What the buyer would answer, asked for the column of the amounts. */
  readonly amountColumns?: TrueAmountColumns | undefined;
  /** Only the buyer knows the column: nothing may be ready before the answer; `lines` hold what is so after it. */
  readonly mustAsk: boolean;
}

/** Nothing to order. */
export const noise = (form: string): Meaning => ({ truth: 'NOISE', orders: [], form });
