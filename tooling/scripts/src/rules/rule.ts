/** One rule of docs/rules.md. */
export interface Rule {
  /** Area and number, for example PRI-2. */
  readonly id: string;
  /** Packages and apps that embody the rule. */
  readonly owners: readonly string[];
  /** Those of the owners that still have to prove it. */
  readonly open: readonly string[];
  /** Line of the document the rule begins on, from 1. */
  readonly line: number;
  /** Line its owners stand on, from 1. */
  readonly ownersLine: number;
}

/** A test file that names a rule id in one of its titles. */
export interface RuleMention {
  readonly id: string;
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
}
