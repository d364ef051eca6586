const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Letters of a word that are left without its ending. */
const FEWEST_LETTERS = 4;
const ENDING = 2;

/** The words of a query as they are looked for in names: plain letters, without endings; sizes are none. */
export const plainWords = (query: string): readonly string[] =>
  (plain(query).match(/\p{L}{3,}/gu) ?? []).map((word) =>
    word.slice(0, Math.max(FEWEST_LETTERS, word.length - ENDING)),
  );

/** Whether a name has a word, in any form, alone or as a part of one. */
export const standsIn = (word: string, name: string): boolean => plain(name).includes(word);
