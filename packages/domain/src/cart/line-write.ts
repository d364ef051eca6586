import type { PlanEntry } from './plan';

/** The remarks of a line: each changes for itself. */
export const REMARKS = ['note', 'costCentre', 'customerArticleNumber'] as const;
/** Name of a remark of a line, see {@link REMARKS}. */
export type Remark = (typeof REMARKS)[number];

/** What a buyer says of a line besides how much of it. */
export interface Remarks {
  readonly note?: string | undefined;
  readonly costCentre?: string | undefined;
  /** The customer's own number for the article. */
  readonly customerArticleNumber?: string | undefined;
}

/** Everything of a line that a buyer sets. */
export interface LineContent extends Remarks {
  readonly amount: number;
  readonly unitAbbreviation: string;
  readonly plan?: readonly PlanEntry[] | undefined;
}

/** What a write says of a line. What it leaves out stays; an empty remark and an empty plan end the one the line has. */
export interface WrittenContent extends Remarks {
  /** Missing: the amount stays, and there is nothing to write where there is no line. */
  readonly amount?: number | undefined;
  /** Missing: the unit stays. */
  readonly unitAbbreviation?: string | undefined;
  /** Missing: the plan of the line is made to add up to the amount. */
  readonly plan?: readonly PlanEntry[] | undefined;
}

/** A buyer's action as far as its order among others is concerned. */
export interface LineAction {
  /** Moment of the buyer's action, epoch milliseconds by the server's clock. */
  readonly actedAt: number;
  readonly operationId?: string | undefined;
}

/** When something of a line was changed last. */
export interface LineStamp extends LineAction {
  /** The version of the line that this change made. */
  readonly version: number;
}

/** The stored state of one line of a cart. A removed line keeps its state, so that a late write can be judged. */
export interface StoredLine extends LineAction {
  /** Grows by one with each change of the content. */
  readonly version: number;
  /** Undefined: the line was removed. */
  readonly content: LineContent | undefined;
  /** The version that set amount, unit and plan, to which `actedAt` and `operationId` belong. Missing: this one. */
  readonly amountVersion?: number | undefined;
  /** When the remarks were changed that have been changed since the line is there. */
  readonly remarkStamps?: Readonly<Partial<Record<Remark, LineStamp>>> | undefined;
  /** Operation ids this line has taken in, winning or not, latest last. */
  readonly knownOperationIds: readonly string[];
}

/** A buyer's wish for one line. */
export interface LineWrite {
  /** Undefined removes the line. */
  readonly content: WrittenContent | undefined;
  /** Made by the client, the same for every repetition of the write. Missing: an old client. */
  readonly operationId?: string | undefined;
  /** The version the buyer saw; 0 for a line that was not there. Missing: the age alone decides. */
  readonly seenVersion?: number | undefined;
  /** Earlier operations of the same buyer on the line, which this one replaces, whether they have arrived or not. */
  readonly afterOperationIds?: readonly string[] | undefined;
  /**
   * Milliseconds since the buyer acted, by the client's monotonic clock. Negative: just now. Missing: just now as well,
   * and without a version an old client, whose write always counts.
   */
  readonly ageMs?: number | undefined;
}

/** Two buyers changed one line: what the cart holds now, and what it does not and can be put back with one tap. */
export interface LineConflict {
  readonly kept: LineContent | undefined;
  readonly dropped: LineContent | undefined;
}

/**
 * What became of a write. `line` is what to store. With WON and LOST both buyers are told of the conflict; a write
 * that was taken in before is REPEATED and changes nothing.
 */
export type LineWriteResult =
  | { readonly outcome: 'APPLIED' | 'REPEATED'; readonly line: StoredLine }
  | { readonly outcome: 'WON' | 'LOST'; readonly line: StoredLine; readonly conflict: LineConflict };
