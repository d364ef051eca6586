import { foldLetters } from './fold-letters';

/**
 * Whether texts hold all words of what is typed, in whatever order, case and accents; nothing typed is held by all.
 *
 * @param texts name, numbers and remarks of what is looked for; a word may be a part of one
 * @example holdsWords(['Äpfel Golden', '142579'], 'golden apf') // true
 */
export const holdsWords = (texts: readonly (string | undefined)[], typed: string): boolean => {
  const text = foldLetters(texts.filter((part) => part !== undefined).join('\n'));
  return foldLetters(typed)
    .split(/\s+/u)
    .every((word) => text.includes(word));
};
