/** What became of a line: stored, not needed, or refused with the reason in words for people. */
export type LineOutcome = 'NEW' | 'CHANGED' | 'UNCHANGED' | { readonly refused: string };

/** Refuses a line for what the database knows. */
export const rejected = (reason: string): LineOutcome => ({ refused: reason });
