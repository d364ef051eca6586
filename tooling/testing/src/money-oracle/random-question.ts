import { type OraclePrice, type OracleQuestion, type OracleReduction, TYPES_BY_PRECEDENCE } from './price';
import type { Random } from './random';

/** The days around which prices begin and end; both changes of the clock are among them. */
const DAYS = ['2026-03-29', '2026-07-01', '2026-10-25', '2026-11-25', '2026-12-31', '2027-01-01'];
const RAW_VALUES = ['0.99', '1.00', '3.3', '3.33', '4', '4.15', '9.00', '10.00', '10.13', '10.55', '12.90'];
const FINE_RAW_VALUES = [
  '1.2345',
  '0.0345',
  '0.005',
  '1.005',
  '2.675',
  '7.995',
  '4.100',
  '0.00005',
  '1.23456',
];
const NO_VALUES = ['', '0', '0.00', '-1.00', 'abc', '4,15', 'NaN', '1e3', 'Infinity'];
const FACTORS = ['0.95', '0.9', '0.97', '0.5', '0.975', '0.3333', '0.005', '1'];
const NO_FACTORS = ['', '0', '0.00', '-0.5', '1.01', '1.0000001', 'abc', '0,95'];
const RATIOS = ['1', '1', '6', '12', '24', '0.5', '0.1', '0.333', '2.5'];
const AMOUNTS = [-3, 0, 1, 2, 3, 4, 5, 12, 24, 100, 1000, 99_999];

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Every kind of text for a factor, each tenth of them to be ignored. */
const factor = (random: Random): string =>
  random.chance(10) ? random.pick(NO_FACTORS) : random.pick(FACTORS);

const reduction = (random: Random): OracleReduction => ({
  order: random.pick(['SINGLE', 'TOTAL']),
  factor: factor(random),
});

const rawValue = (random: Random): string => {
  if (random.chance(6)) return random.pick(NO_VALUES);
  if (random.chance(20)) return random.pick(FINE_RAW_VALUES);
  return random.chance(70)
    ? random.pick(RAW_VALUES)
    : (random.whole(1, 5000) / 100).toFixed(random.whole(2, 4));
};

/** A first or last day close to the price day, now and then as an instant close to midnight in Vienna. */
const boundary = (random: Random, day: string): string => {
  const date = addDays(day, random.pick([-30, -1, 0, 0, 1, 30]));
  if (random.chance(70)) return date;
  return `${date}T${random.pick(['00:00:00', '21:59:59', '22:00:00', '22:59:59', '23:00:00'])}${random.pick(['Z', '.000Z', '+01:00', '+02:00'])}`;
};

/** A quantity from which a price applies: often exactly what is ordered, or just above or below. */
const from = (random: Random, ordered: number): number => {
  if (random.chance(40)) return 1;
  if (random.chance(10)) return random.pick([0, 0.5, 1.5]);
  return Math.max(0, Math.floor(ordered) + random.pick([-1, 0, 0, 1]));
};

const price = (random: Random, day: string, ordered: number): OraclePrice => ({
  type: random.pick(TYPES_BY_PRECEDENCE),
  raw: rawValue(random),
  from: from(random, ordered),
  firstDay: random.maybe(30, () => boundary(random, addDays(day, -1))),
  lastDay: random.maybe(30, () => boundary(random, addDays(day, 1))),
  discount: random.maybe(35, () => reduction(random)),
  bonus: random.maybe(20, () => reduction(random)),
});

/** A price that costs the same as another one and differs in what decides a tie. */
const rival = (random: Random, other: OraclePrice, day: string, ordered: number): OraclePrice => ({
  ...other,
  ...(random.chance(50) && { type: random.pick(TYPES_BY_PRECEDENCE) }),
  ...(random.chance(50) && { from: from(random, ordered) }),
  ...(random.chance(50) && { firstDay: random.maybe(80, () => boundary(random, addDays(day, -1))) }),
});

/** An article with up to eight prices, full of ties, tiers just reached, days just over and figures to ignore. */
export const randomQuestion = (random: Random): OracleQuestion => {
  const day = random.pick(DAYS);
  const amount = random.chance(80) ? random.pick(AMOUNTS) : random.whole(1, 500);
  const ratio = random.pick(RATIOS);
  const ordered = Math.max(1, amount) * Number(ratio);
  const prices = random.list(random.whole(1, 5), () => price(random, day, ordered));
  const rivals = random.list(random.whole(0, 3), () => rival(random, random.pick(prices), day, ordered));
  const weightPerStorageUnit = random.maybe(20, () => random.pick(['1', '2.5', '0.333', '4.125']));
  return {
    prices: [...prices, ...rivals].sort(() => random.next() - 0.5),
    amount,
    tierAmount: random.maybe(10, () => random.pick(AMOUNTS)),
    ratio,
    day,
    fair: random.maybe(50, () => ({ factor: random.maybe(80, () => factor(random)) })),
    weightPerStorageUnit,
    delivered: random.maybe(10, () => random.pick(['1', '2.375', '5.005', '12'])),
  };
};
