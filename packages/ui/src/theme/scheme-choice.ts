/** Light, dark, or what the reader's system says. */
export type SchemeChoice = 'light' | 'dark' | 'auto';

/** Where the browser remembers the choice; the name Mantine uses. */
const KEY = 'mantine-color-scheme-value';

const isChoice = (value: unknown): value is SchemeChoice =>
  value === 'light' || value === 'dark' || value === 'auto';

/** What the reader chose before; undefined when nothing is remembered or the storage is blocked. */
export const loadScheme = (): SchemeChoice | undefined => {
  try {
    const kept = localStorage.getItem(KEY);
    return isChoice(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Remembers a choice; a blocked storage forgets it with the page. */
export const saveScheme = (scheme: SchemeChoice): void => {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Nothing depends on it.
  }
};
