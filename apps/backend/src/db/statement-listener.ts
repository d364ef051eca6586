import type { Queries } from './queries';

/** Told of each statement that has ended. */
export type StatementListener = (
  queries: Queries,
  statement: { readonly text: string; readonly ms: number; readonly hasFailed: boolean },
) => void;
