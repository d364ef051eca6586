import { compare, type Fraction, fraction, minus, ONE, times } from './fraction';
import { factorOf } from './factor';
import { type OraclePrice, type OracleQuestion, TYPES_BY_PRECEDENCE } from './price';
import { cents } from './round';
import { hasValue, unitPriceOf } from './unit-price';
import { viennaDayOf } from './vienna-day';

/** What one price makes of the question. */
export interface OracleRow {
  readonly price: OraclePrice;
  readonly unitPrice: Fraction;
  readonly rowTotal: Fraction;
  readonly discountEarned: Fraction;
  readonly bonus: Fraction;
}

/** Amount × ratio, where nothing and less than nothing count as one. */
export const storageUnits = ({ amount, ratio }: Pick<OracleQuestion, 'amount' | 'ratio'>): Fraction =>
  times(fraction(String(amount <= 0 ? 1 : amount)), fraction(ratio));

/** The quantity that is billed: storage units, or their expected weight, or what was delivered. */
const billedQuantity = (question: OracleQuestion): Fraction => {
  if (question.delivered !== undefined) return fraction(question.delivered);
  const { weightPerStorageUnit } = question;
  const ordered = storageUnits(question);
  return weightPerStorageUnit === undefined ? ordered : times(ordered, fraction(weightPerStorageUnit));
};

const applies = (price: OraclePrice, question: OracleQuestion): boolean =>
  hasValue(price) &&
  (price.type !== 'FAIR_LIST' || question.fair !== undefined) &&
  (price.firstDay === undefined || viennaDayOf(price.firstDay) <= question.day) &&
  (price.lastDay === undefined || viennaDayOf(price.lastDay) >= question.day) &&
  compare(
    storageUnits({ amount: question.tierAmount ?? question.amount, ratio: question.ratio }),
    fraction(String(price.from)),
  ) >= 0;

const rowOf = (price: OraclePrice, question: OracleQuestion): OracleRow => {
  const quantity = billedQuantity(question);
  const unitPrice = unitPriceOf(price, question.fair?.factor);
  const total = price.discount?.order === 'TOTAL' ? factorOf(price.discount.factor) : undefined;
  const rowTotal = cents(times(unitPrice, quantity, total ?? ONE));
  const bonusFactor = factorOf(price.bonus?.factor) ?? ONE;
  return {
    price,
    unitPrice,
    rowTotal,
    discountEarned: minus(cents(times(fraction(price.raw), quantity)), rowTotal),
    bonus: cents(times(rowTotal, minus(ONE, bonusFactor))),
  };
};

const rank = ({ price }: OracleRow): number => TYPES_BY_PRECEDENCE.indexOf(price.type);
const start = ({ price }: OracleRow): string =>
  price.firstDay === undefined ? '' : viennaDayOf(price.firstDay);

/** Below 0 when the left row is better than the right one, 0 when nothing tells them apart. */
const compareRows = (left: OracleRow, right: OracleRow): number => {
  const byTotal = compare(left.rowTotal, right.rowTotal);
  if (byTotal !== 0) return byTotal;
  if (rank(left) !== rank(right)) return rank(left) - rank(right);
  if (left.price.from !== right.price.from) return right.price.from - left.price.from;
  if (start(left) === start(right)) return 0;
  return start(left) > start(right) ? -1 : 1;
};

/**
 * The rows of the best price: none when there is no price for this question ("price on request"), several when the
 * decisions leave a tie open.
 */
export const bestRows = (question: OracleQuestion): readonly OracleRow[] => {
  const rows = question.prices
    .filter((price) => applies(price, question))
    .map((price) => rowOf(price, question));
  return rows.filter((row) => rows.every((other) => compareRows(row, other) <= 0));
};

/** Whether the figures of a question are estimates. */
export const isEstimate = ({ weightPerStorageUnit, delivered }: OracleQuestion): boolean =>
  weightPerStorageUnit !== undefined && delivered === undefined;
