import { bestRows, type OracleRow } from './best-price';
import type { OracleDeposit, OracleLine, OracleVat } from './cart';
import { compare } from './fraction';
import type { OracleQuestion } from './price';
import type { Random } from './random';
import { randomQuestion } from './random-question';

/** A line with the parts of which its delivery is made. */
export interface RandomLine extends OracleLine {
  readonly temperature: 'AMBIENT' | 'FRESH' | 'FROZEN';
}

/** A cart whose fees have no delivery yet. */
export interface RandomCart {
  readonly lines: readonly RandomLine[];
  readonly fees: readonly { readonly net: string; readonly vat?: readonly OracleVat[] | undefined }[];
}

const RATES = ['20', '13', '10', '10.0', '4.9', '0'];
/** The middle one is a delivery day itself. */
const STARTS = ['2020-01-01', '2026-07-01', '2026-07-02'];
const DELIVERY_DAYS = ['2026-06-30', '2026-07-01', '2026-07-03'];

/** One rate of old, often a new one close to the delivery days, rarely none that has begun; in any order. */
const vatList = (random: Random): OracleVat[] => {
  const starts = random.chance(1)
    ? ['2026-12-01']
    : STARTS.filter((_, index) => index === 0 || random.chance(40));
  return starts
    .map((start) => ({ percent: random.pick(RATES), from: start }))
    .sort(() => random.next() - 0.5);
};

const deposit = (random: Random): OracleDeposit => ({
  amount: random.pick(['0.25', '0.09', '0.36', '3.00', '0.125']),
  containersPerStorageUnit: random.pick(['1', '6', '20', '24', '5', '0.25']),
  kind: random.pick(['SINGLE_USE', 'MULTI_USE']),
});

/** A question to which the decisions leave one answer: a tie they do not settle could be summed in two ways. */
const settledQuestion = (random: Random): OracleQuestion => {
  for (;;) {
    const question = randomQuestion(random);
    const [first, ...others] = bestRows(question);
    const agrees = (other: OracleRow): boolean =>
      first !== undefined &&
      compare(first.discountEarned, other.discountEarned) === 0 &&
      compare(first.bonus, other.bonus) === 0;
    if (others.every(agrees)) return question;
  }
};

const line = (random: Random): RandomLine => {
  const deliveryDay = random.pick(DELIVERY_DAYS);
  const temperature = random.pick(['AMBIENT', 'FRESH', 'FROZEN'] as const);
  return {
    question: settledQuestion(random),
    delivery: `${deliveryDay} ${temperature}`,
    deliveryDay,
    temperature,
    vat: random.maybe(99, () => vatList(random)),
    deposit: random.maybe(30, () => deposit(random)),
  };
};

/** A cart of up to six lines over three days and three temperatures, with up to two fees. */
export const randomCart = (random: Random): RandomCart => ({
  lines: random.list(random.whole(1, 6), () => line(random)),
  fees: random.list(random.pick([0, 0, 1, 2]), () => ({
    net: random.pick(['4.90', '12.00', '0.05', '7.35']),
    vat: random.maybe(97, () => [{ percent: random.pick(RATES), from: '2020-01-01' }]),
  })),
});
