import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JudgedProduct } from './catalogue-products';
import { judgedQueries, type JudgedQuery } from './judged-queries';
import { plainWords, standsIn } from './plain-words';

/** How far an article is what was meant: 3 it is, 2 it fits, 1 it has to do with it. Everything else is wrong. */
type Grade = 1 | 2 | 3;

/** What was typed, and what each article is for it; articles without a grade are wrong. */
export interface GradedQuery {
  readonly query: string;
  readonly kind: string;
  readonly grades: ReadonlyMap<string, Grade>;
}

/**
 * Words of the trade, a line each: the word, the rule for what it means, the rule for what fits. A rule is a pattern for
 * the shelf, " ~ ", and a pattern for the name; several rules are apart by " ;; ".
 */
const WORDS = path.resolve(import.meta.dirname, 'graded/words.tsv');

type Rule = (product: JudgedProduct) => boolean;

const ruleOf = (text: string): Rule => {
  const ways = text.split(' ;; ').map((way) => {
    const [shelf = '', name = ''] = way.split(' ~ ');
    return { shelf: new RegExp(shelf, 'u'), name: new RegExp(name, 'iu') };
  });
  return ({ category, name }) => ways.some((way) => way.shelf.test(category) && way.name.test(name));
};

/** A rule knows what a word means and what fits; what has the word on the shelf of what is meant has to do with it. */
const gradedByRule = (line: string, products: readonly JudgedProduct[]): GradedQuery => {
  const [query = '', meant = '', fitting = ''] = line.split('\t');
  const isMeant = ruleOf(meant);
  const fits = ruleOf(fitting);
  const shelves = new Set(products.filter(isMeant).map(({ category }) => category));
  const words = plainWords(query);
  const gradeOf = (product: JudgedProduct): Grade | undefined => {
    if (isMeant(product)) return 3;
    if (fits(product)) return 2;
    return shelves.has(product.category) && words.some((word) => standsIn(word, product.name))
      ? 1
      : undefined;
  };
  return { query, kind: 'word', grades: graded(products, gradeOf) };
};

/** Articles listed are meant; on their shelves what has all words fits, and what has one has to do with it. */
const gradedByList = ({ query, kind, expected }: JudgedQuery, products: readonly JudgedProduct[]) => {
  const shelves = new Set(products.filter(({ id }) => expected.has(id)).map(({ category }) => category));
  const words = plainWords(query);
  const gradeOf = ({ id, name, category }: JudgedProduct): Grade | undefined => {
    if (expected.has(id)) return 3;
    if (!shelves.has(category)) return undefined;
    const there = words.filter((word) => standsIn(word, name)).length;
    if (there === 0) return undefined;
    return there === words.length ? 2 : 1;
  };
  return { query, kind, grades: graded(products, gradeOf) };
};

const graded = (
  products: readonly JudgedProduct[],
  gradeOf: (product: JudgedProduct) => Grade | undefined,
): ReadonlyMap<string, Grade> =>
  new Map(
    products.flatMap((product) => {
      const grade = gradeOf(product);
      return grade === undefined ? [] : [[product.id, grade] as const];
    }),
  );

/** All graded queries: those of the trade's words, then those whose articles are listed. */
export const gradedQueries = (products: readonly JudgedProduct[]): readonly GradedQuery[] => [
  ...readFileSync(WORDS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => gradedByRule(line, products)),
  ...judgedQueries().map((query) => gradedByList(query, products)),
];
