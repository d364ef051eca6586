import { normalizeForSearch } from '@gastroshop/identity';

/** A place in a sorted list to jump to. */
export interface SectionIndexEntry {
  /** What stands in the strip. */
  readonly label: string;
  /** First row of the place. */
  readonly index: number;
}

/** As many fit beside the list of a phone, each large enough for a finger. */
const MOST = 10;

const LETTER = /^\p{L}/u;
const NUMBER = /^\d+$/;

const firstLetter = (text: string): string => {
  const letter = normalizeForSearch(text.trim()).slice(0, 1).toUpperCase();
  return LETTER.test(letter) ? letter : '#';
};

const marksBy = (
  texts: readonly string[],
  labelOf: (text: string) => string,
): readonly SectionIndexEntry[] => {
  const marks: SectionIndexEntry[] = [];
  for (const [index, text] of texts.entries()) {
    const label = labelOf(text);
    if (marks.at(-1)?.label !== label) marks.push({ label, index });
  }
  return marks;
};

const thinned = (marks: readonly SectionIndexEntry[]): readonly SectionIndexEntry[] => {
  const step = Math.ceil(marks.length / MOST);
  return marks.filter((_, at) => at % step === 0);
};

/**
 * The places of a sorted list to jump to: first letters, or for numbers as many first digits as tell places apart.
 *
 * @param texts what the list is sorted by, in the list's order
 */
export const toSectionIndex = (texts: readonly string[]): readonly SectionIndexEntry[] => {
  if (!texts.every((text) => NUMBER.test(text))) return thinned(marksBy(texts, firstLetter));
  const longest = Math.max(0, ...texts.map(({ length }) => length));
  for (let digits = 1; digits <= longest; digits += 1) {
    const marks = marksBy(texts, (text) => text.slice(0, Math.max(0, text.length - longest + digits)) || '0');
    if (marks.length >= Math.min(6, texts.length)) return thinned(marks);
  }
  return thinned(marksBy(texts, (text) => text));
};
