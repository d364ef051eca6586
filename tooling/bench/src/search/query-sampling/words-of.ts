/** A text with small letters and without accents. */
export const folded = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The words of a text in small letters, accents kept. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const SHORTEST = 4;

/** Words long enough to mean something by themselves. */
export const significantWords = (text: string): readonly string[] => [
  ...new Set(wordsOf(text).filter((word) => word.length >= SHORTEST)),
];
