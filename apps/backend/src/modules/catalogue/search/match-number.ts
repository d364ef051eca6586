import { leadingNumbers, productNumberKey, parseProductNumber } from '@gastroshop/domain/product';
import { sql } from 'kysely';
import type { Queries } from '../../../db';
import { productNumbersOf, type Snapshot } from '../snapshot';

/** Articles that a typed number means. */
export interface NumberMatch {
  /** Their number or code is what was typed. */
  readonly whole: readonly string[];
  /** Their number begins with it. */
  readonly begun: readonly string[];
}

/** Who asks, and for what. */
export interface NumberMatchInput {
  readonly typed: string;
  readonly mayBeFound: (sku: string) => boolean;
  /** The number of the group is shown to the user, who may therefore find by it. */
  readonly seesGroupNumbers: boolean;
}

/** What may be the beginning of a number: digits, all but the last of them in threes where there are gaps, perhaps behind letters. */
const BEGINNING = /^(?:\p{L}{1,3}[\s.-]?)?(?:\d+|\d{1,3}(?:[\s.'’-]\d{3})*[\s.'’-]\d{0,3})$/u;
const FEWEST_DIGITS = /(?:\d\D*){3}/;
/** What may stand behind a number: an amount, perhaps with its unit. */
const AMOUNT = /^(?:[x×*]\s*)?\d{1,5}(?:\s*\p{L}{1,12}\.?)?$/u;
const FEWEST_DIGITS_BEFORE_AMOUNT = 4;

const skusAt = ({ articles }: Snapshot, positions: readonly number[]): readonly string[] =>
  positions.flatMap((position) => articles[position]?.sku ?? []);

const byGtin = async (queries: Queries, gtin: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ sku: string }>`/* articles_by_code */
    select sku from articles_by_name(${[gtin]}::text[], ${[gtin]}::text[], false)`.execute(queries);
  return rows.map(({ sku }) => sku);
};

/** By its exact spelling or its code, else by what is left of it without gaps, signs and zeros in front. */
const byNumber = async (
  queries: Queries,
  snapshot: Snapshot,
  written: string,
  { mayBeFound, seesGroupNumbers }: NumberMatchInput,
): Promise<readonly string[]> => {
  const number = parseProductNumber(written);
  const spelt = (number?.forms ?? [written]).flatMap((form) => [form, form.toUpperCase()]);
  // Numbers are in memory, codes are not; most texts are neither.
  const coded = number?.gtin === undefined ? [] : await byGtin(queries, number.gtin);
  const exact = [...spelt.filter(mayBeFound).slice(0, 1), ...coded.filter(mayBeFound)];
  if (exact.length > 0 || number === undefined) return exact;
  const numbers = await productNumbersOf(snapshot);
  for (const key of number.keys) {
    const found = skusAt(snapshot, numbers.withKey(key, { ofGroup: seesGroupNumbers })).filter(mayBeFound);
    if (found.length > 0) return found;
  }
  return [];
};

const byBeginning = async (
  snapshot: Snapshot,
  { typed, seesGroupNumbers }: NumberMatchInput,
): Promise<readonly string[]> => {
  const key = productNumberKey(typed);
  if (!BEGINNING.test(typed) || !FEWEST_DIGITS.test(key)) return [];
  const numbers = await productNumbersOf(snapshot);
  return skusAt(snapshot, numbers.beginningWith(key, { ofGroup: seesGroupNumbers }));
};

/** Finds the articles whose number was typed in any of its forms, or the beginning of it, or the number and an amount. */
export const matchNumber = async (
  queries: Queries,
  snapshot: Snapshot,
  question: NumberMatchInput,
): Promise<NumberMatch> => {
  const begun = await byBeginning(snapshot, question);
  const whole = await byNumber(queries, snapshot, question.typed, question);
  if (whole.length + begun.length > 0) return { whole, begun };
  for (const { number, rest } of leadingNumbers(question.typed)) {
    if (number.length < FEWEST_DIGITS_BEFORE_AMOUNT || !AMOUNT.test(rest)) continue;
    const found = await byNumber(queries, snapshot, number, question);
    if (found.length > 0) return { whole: found, begun };
  }
  return { whole, begun };
};
