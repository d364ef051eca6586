/** What became of a line: stored, not needed, or refused with the reason in words for people. */
export type Fate = 'NEW' | 'CHANGED' | 'UNCHANGED' | { readonly refused: string };

/** Refuses a line for what the database knows. */
export const refused = (reason: string): Fate => ({ refused: reason });
