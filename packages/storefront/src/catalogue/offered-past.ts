import { isPastMatch, isSameSearch } from './past-search-matches';
import { EVERYTHING } from './past-searches';

/** What past searches are chosen from. */
export interface OfferedPastQuestion {
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
export const offeredPast = ({ typed, past, kept, forgotten }: OfferedPastQuestion): readonly string[] => {
  const own = past.filter((text) => isPastMatch(text, typed));
  const others = forgotten.includes(EVERYTHING) ? [] : kept;
  const isNew = (text: string) => ![typed, ...own, ...forgotten].some((known) => isSameSearch(known, text));
  return [...own, ...others.filter(isNew)];
};
