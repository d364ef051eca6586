import type { KnownWord } from '../vocabulary/vocabulary';

/** A word that may stand for a typed one. */
export interface Expansion {
  /** How sure it is what was meant, from 0 to 1. */
  readonly certainty: number;
  /** Whether it counts outside names as well: what is only similar does not. */
  readonly isAnywhere: boolean;
  /** It only begins with what was typed: buttermilk is milk. */
  readonly isFirstPart?: boolean | undefined;
}

/** Candidates by the id of their word. */
export type Candidates = ReadonlyMap<number, Expansion>;

/** One reading of what was typed: an article has to have a word of every part. */
export interface Interpretation {
  readonly parts: readonly Candidates[];
  readonly certainty: number;
}

/** What was typed between two blanks, mostly, with the ways to read it. */
export interface QueryTerm {
  readonly typed: string;
  /** A number, the content of a pack, how something is packed or cut: it says less of what is wanted than a word. */
  readonly isDetail: boolean;
  readonly readings: readonly Interpretation[];
  /** Nothing but one part of a compound is understood. */
  readonly isHalf?: boolean;
  /** The term of all words that begin so, where it is not finished and too short to look for each. */
  readonly beginningId: number | undefined;
  /** Words it was perhaps meant to be, the nearest first, where no article has it as it was typed. */
  readonly corrections: readonly KnownWord[];
}
