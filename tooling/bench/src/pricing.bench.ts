import { type Price, priceRow, type PricingInput } from '@gastroshop/domain/pricing';

/** The figure the issue of speed is about: a long product list, every product with its tiers. */
const PRODUCTS = 300;
const TIERS = 5;
const RUNS = 60;
const WARM_UP_RUNS = 40;

const DAY = '2026-11-25';

/** Five tiers of a product, each with a discount: regular prices, so that the fair's factor acts on all of them. */
const tiersOf = (product: number): Price[] =>
  Array.from({ length: TIERS }, (_, tier): Price => {
    const cents = 415 + product * 7 - tier * 16;
    return {
      type: tier % 2 === 0 ? 'LIST' : 'FAIR_LIST',
      rawValueString: (cents / 100).toFixed(2),
      minQuantity: tier * 12,
      fromDate: '2026-01-01',
      toDate: '2026-12-31',
      attachedDiscount: {
        applicationOrder: product % 2 === 0 ? 'SINGLE' : 'TOTAL',
        discountFactorString: `0.9${tier}`,
      },
    };
  });

const questions = Array.from({ length: PRODUCTS }, (_, product): PricingInput => ({
  prices: tiersOf(product),
  amount: 10 + (product % 5),
  unit: { ratio: '6' },
  day: DAY,
  fair: { factor: '0.97' },
}));

/** Prices every product once. The sum of the lengths keeps the work from being optimised away. */
const priceAll = (): number => {
  let length = 0;
  for (const question of questions) {
    const row = priceRow(question);
    if (row.kind === 'PRICED') length += row.rowTotal.length;
  }
  return length;
};

/** Milliseconds of one run: by the clock, and of processor time, which a busy machine does not distort as much. */
const timed = (): { readonly clock: number; readonly processor: number } => {
  const cpu = process.cpuUsage();
  const start = performance.now();
  priceAll();
  const clock = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { clock, processor: (user + system) / 1000 };
};

for (let run = 0; run < WARM_UP_RUNS; run++) priceAll();
const runs = Array.from({ length: RUNS }, timed);

const spread = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((RUNS - 1) * share)] ?? Number.NaN).toFixed(2);
  return `median ${at(0.5)} ms (fastest ${at(0)}, slowest ${at(1)})`;
};

process.stdout.write(
  `Pricing ${PRODUCTS} products with ${TIERS} tiers, discount and fair factor, ${RUNS} warm runs (to beat: 10 ms)\n` +
    `  by the clock:   ${spread(runs.map(({ clock }) => clock))}\n` +
    `  processor time: ${spread(runs.map(({ processor }) => processor))}\n`,
);
