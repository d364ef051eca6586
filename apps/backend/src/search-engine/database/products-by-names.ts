import { sql } from 'kysely';
import type { Queries } from '../../db';
import { fold } from '../language/fold';
import { stem, suffixStem } from '../language/stem';
import { tokenize, type Token } from '../tokens/tokenize';

/** How names are looked for. */
export interface NamesAsked {
  /** Only articles of the assortment of the customer acted for. */
  readonly isRestricted: boolean;
  /** Articles of one name at most, the best first. */
  readonly atMost: number;
}

/** Longer texts name no article; an article that has some of their words alone is not the one that was meant. */
const WORDS_AT_MOST = 30;

const FEWEST_LETTERS_OF_END = 4;
/** Shorter words that compounds end with all the same. */
const SHORT_ENDS: ReadonlySet<string> = new Set(['eis', 'tee', 'ol']);

/** "griech. Joghurt", "ger.Speck": a point that cuts a word off. */
const CUT = /(\p{L}{3,})\.(?=\s|$|\p{L})/gu;
/** Nobody cuts off more words of a name; each stands for many, and is looked for as all of them. */
const MOST_CUT = 3;
/** Words that one beginning may stand for: what begins as many more names nothing. */
const COMPLETIONS = 60;

interface Form {
  readonly stem: string;
  readonly ending: string | null;
}

/** The words of a name that end with a point, as they begin. */
const beginningsOf = (name: string): readonly string[] =>
  [...name.normalize('NFC').toLowerCase().matchAll(CUT)]
    .slice(0, MOST_CUT)
    .map(([, word = '']) => fold(word));

/**
 * Whether a name holds a word that was cut off with a point: what it stands for, the vocabulary has to tell.
 *
 * @example isAbbreviated('griech. Joghurt') // true
 */
export const isAbbreviated = (name: string): boolean => beginningsOf(name).length > 0;

/** What words begin so, by their beginning. One query, and none where nothing is cut off. */
const completionsOf = async (
  queries: Queries,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const beginnings = [...new Set(names.flatMap(beginningsOf))];
  if (beginnings.length === 0) return new Map();
  const { rows } = await sql<{ beginning: string; stems: readonly string[] }>`
    select b.beginning, array_agg(w.stem) as stems
    from unnest(${beginnings}::text[]) as b (beginning)
    cross join lateral (
      select distinct stem from search_word
      where stem >= b.beginning collate "C" and stem < (b.beginning || chr(1114111)) collate "C"
      limit ${COMPLETIONS}
    ) w
    group by b.beginning`.execute(queries);
  return new Map(rows.map(({ beginning, stems }) => [beginning, stems]));
};

const formsOf = (token: Token, completions: readonly string[]): readonly Form[] => {
  if (token.kind === 'size')
    return [...new Set([...token.said, ...token.perhaps])].map((text) => ({ stem: text, ending: null }));
  const { text } = token;
  const isEnd = text.length >= FEWEST_LETTERS_OF_END || SHORT_ENDS.has(text);
  return [
    { stem: stem(text), ending: isEnd ? suffixStem(text) : null },
    ...completions.map((completion) => ({ stem: completion, ending: null })),
  ];
};

/**
 * Finds the articles that have a word for each word of a name: the word itself in any form, a compound that ends with
 * it, or, where it was cut off with a point, one that begins with it. One query for any number of names, two where words
 * were cut off.
 *
 * @returns article numbers by name; names without any are missing
 */
export const productsByNames = async (
  queries: Queries,
  names: readonly string[],
  { isRestricted, atMost }: NamesAsked,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const completions = await completionsOf(queries, names);
  const forms = names.flatMap((name, number) => {
    const cut = new Set(beginningsOf(name));
    const tokens = tokenize(name);
    if (tokens.length > WORDS_AT_MOST) return [];
    return tokens.flatMap((token, wish) => {
      const isCut = token.kind === 'word' && cut.has(token.text);
      const words = isCut ? (completions.get(token.text) ?? []) : [];
      return formsOf(token, words).map((form) => ({ number, wish, ...form }));
    });
  });
  if (forms.length === 0) return new Map();
  const { rows } = await sql<{ name: number; skus: readonly string[] }>`
    select name, skus from articles_by_words_of_names(
      ${forms.map(({ number }) => number)}::integer[], ${forms.map(({ wish }) => wish)}::integer[],
      ${forms.map((form) => form.stem)}::text[], ${forms.map(({ ending }) => ending)}::text[],
      ${isRestricted}::boolean, ${atMost}::integer
    )`.execute(queries);
  return new Map(rows.map(({ name, skus }) => [names[name] ?? '', skus]));
};
