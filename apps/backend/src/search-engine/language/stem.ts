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
export const suffixStem = (word: string): string => stem(`${BEFORE}${word}`).slice(BEFORE.length);

/** What a stem may have or lack and still be of the same word, with how long it must be without. */
interface Form {
  readonly ending: string;
  readonly shortest: number;
}

/** The plural of "Eier" and "Rinder". */
const PLURAL: Form = { ending: 'er', shortest: 3 };

/** What makes things small, in Austria ("Tascherl", "Würstel", "Würstl") and elsewhere ("Würstchen", without its "en"). */
const SMALL: readonly Form[] = ['erl', 'el', 'l', 'ch'].map((ending) => ({ ending, shortest: 4 }));

const ENDS_WITH_VOWEL = /[aeiou]$/;

const lengthened = (stemmed: string, forms: readonly Form[]): readonly string[] =>
  forms.flatMap(({ ending }) =>
    ending === 'l' && ENDS_WITH_VOWEL.test(stemmed) ? [] : [`${stemmed}${ending}`],
  );

const shortened = (stemmed: string, forms: readonly Form[]): readonly string[] =>
  forms.flatMap(({ ending, shortest }) =>
    stemmed.endsWith(ending) && stemmed.length >= ending.length + shortest
      ? [stemmed.slice(0, -ending.length)]
      : [],
  );

/** Stems that are perhaps the same word in another form. Not certainly: a "Marker" is no "Mark". */
export const stemVariants = (stemmed: string): readonly string[] => {
  const forms = [PLURAL, ...SMALL];
  const related = new Set([
    ...lengthened(stemmed, forms),
    ...shortened(stemmed, forms),
    // "Staberl" and "Stäbchen" are both small ones of the same.
    ...shortened(stemmed, SMALL).flatMap((bare) => lengthened(bare, SMALL)),
  ]);
  related.delete(stemmed);
  return [...related];
};
