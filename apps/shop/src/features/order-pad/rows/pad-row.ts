import type { Remarks } from '@gastroshop/domain/cart';
import type { Guess, GuessKind, OrderLineStatus } from '@gastroshop/domain/order-list';

/** Fields of a row that buyers write into. */
export type PadField = 'article' | 'amount' | 'unit';

/** What stands in the fields of a row. */
export type RowFields = Readonly<Record<PadField, string>>;

/** What the reader of lists said of a line. */
export interface RowReading {
  readonly status: OrderLineStatus;
  readonly guesses: readonly Guess[];
  /** Other ways to read the line, the best first. */
  readonly alternatives?: readonly RowFields[] | undefined;
}

/** What the buyer has confirmed of a row. */
export interface Confirmation {
  readonly kinds: readonly GuessKind[];
  /** The article, amount and unit he saw; another reading of the row is not confirmed by it. */
  readonly what: string;
}

/** A row of the pad: what the buyer has written, and nothing that was found out about it. */
export interface PadRow extends RowFields {
  /** Tells rows apart; never used again. */
  readonly id: number;
  /** Number, code or name as written. */
  readonly article: string;
  readonly amount: string;
  readonly unit: string;
  /** What stood beside the number in a list, mostly the article's name. */
  readonly hint?: string | undefined;
  /** Note, cost centre and own number, as a list or template has them: they go into the cart with the row. */
  readonly remarks?: Remarks | undefined;
  /** The whole line as it was written; missing where the buyer wrote field by field. */
  readonly text?: string | undefined;
  /** What the reader said of that line. */
  readonly reading?: RowReading | undefined;
  /** Fields the buyer has written or chosen himself since: nothing about them is a guess. */
  readonly own?: readonly PadField[] | undefined;
  readonly confirmed?: Confirmation | undefined;
  /** Came from a list: a too small amount is offered as a correction; a typed one is corrected. */
  readonly listed?: true | undefined;
  /** The delivery day it is wanted on, by the name of its column, where a list has several. */
  readonly day?: string | undefined;
  /** That day has not been opened yet: the row waits outside the grid and is neither checked nor ordered. */
  readonly waits?: true | undefined;
  /** The amount that was asked for before the minimum raised it. */
  readonly raisedFrom?: string | undefined;
}

/** Whether nothing is written in a row. */
export const isBlank = ({ article, amount, unit }: PadRow): boolean =>
  article.trim() === '' && amount.trim() === '' && unit.trim() === '';

/** The fields that are the buyer's own once some more are. */
export const ownFields = (
  own: readonly PadField[] | undefined,
  more: readonly PadField[],
): readonly PadField[] => [...new Set([...(own ?? []), ...more])];
