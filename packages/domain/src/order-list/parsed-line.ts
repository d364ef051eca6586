import type { Guess } from './order-list-line';

/** One more way to read a line, before anything is judged. */
export interface OtherChoice {
  readonly article: string;
  /** The number as written. */
  readonly amount?: string | undefined;
  readonly unit?: string | undefined;
}

/** The pieces of a line by what they mean, before anything is judged. */
export interface ParsedLine {
  readonly article?: string | undefined;
  /** The number as written. */
  readonly amount?: string | undefined;
  readonly unit?: string | undefined;
  readonly note?: string | undefined;
  /** Two numbers could have been article and amount the other way round. */
  readonly orderAssumed?: boolean | undefined;
  /** A number that was not used. */
  readonly leftOver?: string | undefined;
  /** What was guessed besides. */
  readonly guesses?: readonly Guess[] | undefined;
  /** Other ways to read the line, the best first. */
  readonly others?: readonly OtherChoice[] | undefined;
}
