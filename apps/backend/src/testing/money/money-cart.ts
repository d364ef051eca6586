import {
  bestRows,
  type OracleDeposit,
  type OracleLine,
  type OracleQuestion,
  type OracleReduction,
  type OracleVat,
  type Random,
  randomQuestion,
} from '../../../../../tooling/testing/src/money-oracle';

/** A line with what its article has to be planted with. */
export interface MoneyLine extends OracleLine {
  readonly sku: string;
  readonly temperature: 'AMBIENT' | 'FRESH' | 'FROZEN';
  /** Has to be ordered three days ahead, and so comes later than the rest. */
  readonly isPreOrder: boolean;
}

/** Something billed besides the articles, by the first delivery. */
interface MoneyFee {
  readonly net: string;
  readonly vat: readonly OracleVat[];
}

/** A cart as the calls can make it, and what may be billed with its order. */
export interface MoneyCart {
  readonly lines: readonly MoneyLine[];
  readonly fees: readonly MoneyFee[];
}

/** The price day: one of the days around which the oracle's random prices begin and end. */
const TODAY = '2026-11-25';
/** What the slots of the planted customer come to. */
export const DAYS = { MAIN: '2026-11-26', FROZEN: '2026-11-27', PRE_ORDER: '2026-12-03' } as const;

const RATES = ['20', '13', '10', '10.0', '4.9', '0'];
/** A rate of old; some change on a delivery day, or the day after it. */
const STARTS = ['2020-01-01', DAYS.FROZEN, '2026-11-28'];
const PLAIN_DECIMAL = /^-?\d+(?:\.\d+)?$/;

const vatList = (random: Random): OracleVat[] =>
  STARTS.filter((_, index) => index === 0 || random.chance(40))
    .map((from) => ({ percent: random.pick(RATES), from }))
    .sort(() => random.next() - 0.5);

const deposit = (random: Random): OracleDeposit => ({
  amount: random.pick(['0.25', '0.09', '0.36', '3.00', '0.125']),
  containersPerStorageUnit: random.pick(['1', '6', '20', '24', '5', '0.25']),
  kind: random.pick(['SINGLE_USE', 'MULTI_USE']),
});

/** The wire knows factors that are decimals only; which of them count is a rule of its own. */
const onWire = (reduction: OracleReduction | undefined): OracleReduction | undefined =>
  reduction !== undefined && PLAIN_DECIMAL.test(reduction.factor) ? reduction : undefined;

/** Whether the rules leave one answer: a tie they do not settle could be summed in two ways. */
const isSettled = (question: OracleQuestion): boolean => {
  const figures = bestRows(question).map(({ discountEarned, bonus }) =>
    [discountEarned, bonus].map(({ numerator, denominator }) => `${(numerator * 100n) / denominator}`).join(),
  );
  return new Set(figures).size <= 1;
};

/** A question that a cart can ask: today, outside a fair, of a whole amount that a line may have. */
const question = (random: Random): OracleQuestion => {
  for (;;) {
    const { day, amount, prices, ratio, weightPerStorageUnit } = randomQuestion(random);
    const asked: OracleQuestion = {
      day,
      amount,
      ratio,
      weightPerStorageUnit,
      prices: prices.map((price) => ({
        ...price,
        discount: onWire(price.discount),
        bonus: onWire(price.bonus),
      })),
    };
    if (day === TODAY && amount >= 1 && isSettled(asked)) return asked;
  }
};

type Draft = Omit<MoneyLine, 'delivery' | 'deliveryDay'>;

const draft = (random: Random, sku: string): Draft => {
  const temperature = random.pick(['AMBIENT', 'FRESH', 'FROZEN'] as const);
  return {
    sku,
    temperature,
    isPreOrder: temperature === 'FRESH' && random.chance(20),
    question: question(random),
    vat: random.maybe(99, () => vatList(random)),
    deposit: random.maybe(30, () => deposit(random)),
  };
};

/** Frozen goods come on a day of their own, and take the ambient ones along when nothing is fresh. */
const dayOf = ({ temperature, isPreOrder }: Draft, drafts: readonly Draft[]): string => {
  if (isPreOrder) return DAYS.PRE_ORDER;
  const carries = (group: Draft['temperature']) => drafts.some((other) => other.temperature === group);
  const goesFrozen =
    temperature === 'FROZEN' || (temperature === 'AMBIENT' && carries('FROZEN') && !carries('FRESH'));
  return goesFrozen ? DAYS.FROZEN : DAYS.MAIN;
};

/**
 * A random cart of up to six lines: every mix of rates, weighed articles, deposits, SINGLE and TOTAL reductions, tiers
 * just reached, prices on request, and up to two fees.
 *
 * @param mark what its article numbers begin with
 */
export const moneyCart = (random: Random, mark: string): MoneyCart => {
  const drafts = Array.from({ length: random.whole(1, 6) }, (_, index) => draft(random, `${mark}-${index}`));
  return {
    lines: drafts.map((line) => {
      const deliveryDay = dayOf(line, drafts);
      return { ...line, deliveryDay, delivery: `${deliveryDay} ${line.temperature}` };
    }),
    fees: random.list(random.pick([0, 0, 1, 2]), () => ({
      net: random.pick(['4.90', '12.00', '0.05', '7.35']),
      vat: [{ percent: random.pick(RATES), from: '2020-01-01' }],
    })),
  };
};
