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

/** Longer than whatever a word has to have to lose its ending. */
const BEFORE = 'xxx';

/** What compounds that end with a word have at the end of their stem: "kren" keeps its ending, "steirerkren" does not. */
export const stemAtEnd = (word: string): string => stem(`${BEFORE}${word}`).slice(BEFORE.length);

/**
 * What a word may have or lack besides its ending and still be the same one, with how long it must be without: the plural
 * of "Eier" and "Rinder", and what makes things small in Austria ("Tascherl", "Würstel").
 */
const FORMS = [
  { ending: 'er', shortest: 3 },
  { ending: 'erl', shortest: 4 },
  { ending: 'el', shortest: 4 },
] as const;

/** Stems that are perhaps the same word in another form. Not certainly: a "Marker" is no "Mark". */
export const relatedStems = (stemmed: string): readonly string[] =>
  FORMS.flatMap(({ ending, shortest }) => [
    `${stemmed}${ending}`,
    ...(stemmed.endsWith(ending) && stemmed.length >= ending.length + shortest
      ? [stemmed.slice(0, -ending.length)]
      : []),
  ]);
