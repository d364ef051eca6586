import { foldLetters } from '@gastroshop/domain/letters';

/**
 * Whether a row is found by what is typed: by all its words, whatever their order, case and accents.
 *
 * @param texts name, numbers and remarks of the row
 * @example findsRow(['Äpfel Golden', '142579'], 'golden apf') // true
 */
export const findsRow = (texts: readonly (string | undefined)[], wanted: string): boolean => {
  const text = foldLetters(texts.filter((part) => part !== undefined).join(' '));
  return foldLetters(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
