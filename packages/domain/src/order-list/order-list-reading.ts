import type { OrderListLine } from './order-list-line';

/** What a column holds. */
export type ColumnRole = 'SKU' | 'GTIN' | 'NAME' | 'AMOUNT' | 'UNIT';

/** What was handed over: a whole text, or a table's rows of cells exactly as shown. */
export type OrderListSource = string | readonly (readonly string[])[];

/** Which columns hold the amount: one, several that are added up, or none. Counted from 0. */
export type AmountColumns = { readonly columns: readonly number[]; readonly mode: 'ONE' | 'ADD' } | 'NONE';

/** The columns of a list that is a table. */
export interface OrderListTable {
  /** The names of the columns as written; empty where the table has none. */
  readonly headings: readonly string[];
  /** What each column holds, as far as it is known. */
  readonly roles: readonly (ColumnRole | undefined)[];
  /** Equal for tables of the same columns in the same order, so that an answer can be remembered for them. */
  readonly layoutKey: string;
  /** Positions of the columns that hold the amount, from 0. */
  readonly amountColumns: readonly number[];
  /** Why they do: their heading says so, the buyer did, or it was guessed. */
  readonly amountBy: 'HEADING' | 'CHOICE' | 'GUESS';
}

/** A column that may hold the amount. */
export interface AmountColumnCandidate {
  /** Position from 0. */
  readonly column: number;
  /** As written; empty where the column has no name. */
  readonly heading: string;
}

/** Which column is the amount? Nothing counts as read before this is answered. */
export interface AmountColumnInput {
  /** The best first. */
  readonly candidates: readonly AmountColumnCandidate[];
  /** The first rows below the headings, ten at most, as they were. */
  readonly rows: readonly (readonly string[])[];
}

/** What a list was read as. */
export interface OrderListReading {
  /** In the order of the list. */
  readonly lines: readonly OrderListLine[];
  /** Where the list is a table. */
  readonly table?: OrderListTable | undefined;
  /** Where more than one column could be the amount and none is named so. */
  readonly question?: AmountColumnInput | undefined;
}
