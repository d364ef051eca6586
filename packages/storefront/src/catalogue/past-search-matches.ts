/** Whether two texts are one search. */
export const isSameSearch = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Whether a past search, or one of its words, begins like what is being typed and says more than that. */
export const matchesHistory = (past: string, typed: string): boolean =>
  !isSameSearch(past, typed) &&
  ` ${past.trim().toLocaleLowerCase()}`.includes(` ${typed.trim().toLocaleLowerCase()}`);
