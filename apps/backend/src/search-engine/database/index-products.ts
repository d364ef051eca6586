import { sql } from 'kysely';
import type { Queries } from '../../db';
import { tokenize, termsOf } from '../tokens/tokenize';
import { prefixes } from '../tokens/prefixes';
import { CATEGORIES_END } from '../engine/product-index';
import { indexedTexts, type IndexedTexts } from './indexed-texts';
import { nameTermId, numberedTenant, otherTermId } from './term-numbers';
import { wordIds } from './word-ids';

/** The longest word kept; longer ones are no words. */
const LONGEST = 60;

const terms = (text: string): readonly string[] =>
  text === '' ? [] : termsOf(tokenize(text)).map((term) => term.slice(0, LONGEST));

/** An article as words. */
interface Tokenised {
  readonly sku: string;
  readonly name: readonly string[];
  /** Words of its categories, and of whatever else is said of it. */
  readonly categories: readonly string[];
  readonly others: readonly string[];
  /** The first letters of its words, for what is being typed. */
  readonly beginnings: readonly string[];
  readonly nameLength: number;
}

const tokenise = (texts: IndexedTexts): Tokenised => {
  const german = terms(texts.names);
  const name = new Set([...german, ...terms(texts.english), ...terms(texts.brand), ...terms(texts.content)]);
  const categories = new Set(terms(texts.categories));
  const others = new Set(terms(texts.descriptions));
  return {
    sku: texts.sku,
    name: [...name],
    categories: [...categories],
    others: [...others].filter((term) => !name.has(term) && !categories.has(term)),
    beginnings: [...new Set([...name].flatMap(prefixes))],
    nameLength: Math.max(1, new Set(german.filter((term) => /^\p{L}/u.test(term))).size),
  };
};

const storePart = async (queries: Queries, tenant: string, products: readonly Tokenised[]): Promise<void> => {
  const number = await numberedTenant(queries, tenant);
  const { ids, hasNew } = await wordIds(
    queries,
    products.flatMap(({ name, categories, others, beginnings }) => [
      ...name,
      ...categories,
      ...others,
      ...beginnings,
    ]),
  );
  const idsOf = (words: readonly string[]) => words.flatMap((word) => ids.get(word) ?? []);
  const rows = products.map(({ sku, name, categories, others, beginnings, nameLength }) => {
    const named = idsOf(name);
    const shelves = idsOf(categories);
    const other = idsOf(others);
    return {
      sku,
      name_words: named.join(' '),
      other_words: [...shelves, CATEGORIES_END, ...other].join(' '),
      name_length: nameLength,
      terms: [
        ...[...named, ...idsOf(beginnings)].map((id) => nameTermId(number, id)),
        ...[...shelves, ...other].map((id) => otherTermId(number, id)),
      ],
    };
  });
  await sql`
    insert into search_article (tenant, sku, name_words, other_words, name_length, terms)
    select ${tenant}, sku, name_words, other_words, name_length, terms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as input (sku text, name_words text, other_words text, name_length smallint, terms integer[])
    on conflict (tenant, sku) do update
    set name_words = excluded.name_words, other_words = excluded.other_words, name_length = excluded.name_length,
      terms = excluded.terms`.execute(queries);
  // Every process reads the new words with its next search.
  if (hasNew)
    await sql`
      insert into catalogue_revision as r (tenant, part, revision) values (${tenant}, 'articles', 1)
      on conflict (tenant, part) do update set revision = r.revision + 1`.execute(queries);
};

/**
 * Takes articles in, or in again, in the transaction that wrote them; new words are learned from them.
 *
 * @param skus missing: all of the tenant
 */
export const indexProducts = async (
  queries: Queries,
  tenant: string,
  skus?: readonly string[],
): Promise<void> => {
  for await (const part of indexedTexts(queries, tenant, skus))
    await storePart(queries, tenant, part.map(tokenise));
};
