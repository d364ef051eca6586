/** Endings of German words by their number of letters, with how long a word must be to lose one. */
const ENDINGS = [
  { ending: /(?:em|en|es)$/, shortest: 6 },
  { ending: /(?<=[bdfghklmnrtz])s$/, shortest: 5 },
  { ending: /(?<=[lr])n$/, shortest: 5 },
  { ending: /e$/, shortest: 4 },
] as const;

/**
 * The stem of a folded word: without the endings of number and case. Light on purpose (after the light stemmers of J. Savoy):
 * it never touches what words are made of, so that "Backen" and "Backpulver" stay apart.
 */
export const stem = (word: string): string => {
  for (const { ending, shortest } of ENDINGS)
    if (word.length >= shortest && ending.test(word)) return word.replace(ending, '');
  return word;
};

const PLURAL = 'er';
const SHORTEST_WITH_PLURAL = 3;

/**
 * Stems that are perhaps the same word with or without the plural of "Eier" and "Rinder". Not certainly: a "Marker" is no
 * "Mark".
 */
export const relatedStems = (stemmed: string): readonly string[] => [
  `${stemmed}${PLURAL}`,
  ...(stemmed.endsWith(PLURAL) && stemmed.length >= PLURAL.length + SHORTEST_WITH_PLURAL
    ? [stemmed.slice(0, -PLURAL.length)]
    : []),
];
