import type { PlanEntry } from './plan';

/** Everything of a line that a buyer sets and that changes as one. */
export interface LineContent {
  readonly amount: number;
  readonly unitAbbreviation: string;
  readonly note?: string | undefined;
  readonly costCentre?: string | undefined;
  /** The customer's own number for the article. */
  readonly customerArticleNumber?: string | undefined;
  readonly plan?: readonly PlanEntry[] | undefined;
}

/** The stored state of one line of a cart. A removed line keeps its state, so that a late write can be judged. */
export interface StoredLine {
  /** Grows by one with each change of the content. */
  readonly version: number;
  /** Undefined: the line was removed. */
  readonly content: LineContent | undefined;
  /** Moment of the buyer's action behind the content, epoch milliseconds by the server's clock. */
  readonly actedAt: number;
  /** The operation behind the content. */
  readonly operationId?: string | undefined;
  /** Operation ids this line has taken in, winning or not, latest last. */
  readonly knownOperationIds: readonly string[];
}

/** A buyer's wish for one line. */
export interface LineWrite {
  /** Undefined removes the line. */
  readonly content: LineContent | undefined;
  /** Made by the client, the same for every repetition of the write. Missing: an old client. */
  readonly operationId?: string | undefined;
  /** The version the buyer saw; 0 for a line that was not there. Missing: an old client, whose write always counts. */
  readonly seenVersion?: number | undefined;
  /** Milliseconds since the buyer acted, by the client's monotonic clock. Missing or negative: just now. */
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
