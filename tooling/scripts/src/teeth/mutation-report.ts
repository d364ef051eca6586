/** What became of one change of the code. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly replacement: string;
  readonly status: string;
  /** Tests run against it; undefined when none had to be. */
  readonly testsCompleted: number | undefined;
  /** Full titles of the tests that failed because of it. */
  readonly killers: readonly string[];
}

/** A run of the mutation tests over one package. */
export interface MutationReport {
  readonly mutants: readonly Mutant[];
  /** Full titles of all tests. */
  readonly tests: readonly string[];
}
