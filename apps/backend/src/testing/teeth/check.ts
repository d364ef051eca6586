/** What kind of check stands somewhere. */
export type CheckKind =
  /** A condition of a query that keeps the rows of others out. */
  | 'CONDITION'
  /** A refusal. */
  | 'REFUSAL'
  /** A question after a role or a right. */
  | 'ROLE'
  /** A comparison of the caller with an owner. */
  | 'OWNER';

/** Text put into a source file. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
  /** Where several stand at one place: ends come first, the inner before the outer. */
  readonly side: 'OPENS' | 'CLOSES';
  /** Start and end of what is put around. */
  readonly around: readonly [number, number];
}

/** One check of the source, found by its shape, and how it is made one that can be switched off. */
export interface Check {
  /** File, line, and which of the line: the same as long as the source is. */
  readonly id: string;
  readonly kind: CheckKind;
  /** The check as it is written. */
  readonly text: string;
  readonly insertions: readonly Insertion[];
}
