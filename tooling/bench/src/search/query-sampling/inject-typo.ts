import type { Seeded } from './seeded';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One slip of the finger behind the first letter: two letters swapped, one left out, doubled or another one. */
export const injectTypo = (word: string, { below }: Seeded): string => {
  const at = 1 + below(word.length - 2);
  const before = word.slice(0, at);
  const letter = word.slice(at, at + 1);
  const next = word.slice(at + 1, at + 2);
  const after = word.slice(at + 2);
  switch (below(4)) {
    case 0:
      return before + next + letter + after;
    case 1:
      return before + next + after;
    case 2:
      return before + letter + letter + next + after;
    default:
      return before + LETTERS.slice(below(LETTERS.length)).slice(0, 1) + next + after;
  }
};
