import { matchesHistory, isSameSearch } from './past-search-matches';
import { ALL_SEARCHES } from './search-history';

/** What past searches are chosen from. */
export interface SuggestHistoryInput {
  /** What is typed now, without blanks around it. */
  readonly typed: string;
  /** What this device has kept, the latest first. */
  readonly past: readonly string[];
  /** What the backend has kept for this user that begins like what is typed, from other devices as well. */
  readonly kept: readonly string[];
  /** What must not come back. */
  readonly forgotten: readonly string[];
}

/** The past searches offered while something is typed: those of this device, then the user's others, each once. */
export const suggestHistory = ({ typed, past, kept, forgotten }: SuggestHistoryInput): readonly string[] => {
  const own = past.filter((text) => matchesHistory(text, typed));
  const others = forgotten.includes(ALL_SEARCHES) ? [] : kept;
  const isNew = (text: string) => ![typed, ...own, ...forgotten].some((known) => isSameSearch(known, text));
  return [...own, ...others.filter(isNew)];
};
