import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Price, PRICE_TYPES, type PriceReduction } from './price';
import type { PricingInput } from './pricing-input';
import { priceRow } from './price-row';

const DAY = '2026-11-25';

const price = (type: Price['type'], rawValueString: string, more: Partial<Price> = {}): Price => ({
  type,
  rawValueString,
  minQuantity: 1,
  ...more,
});

const chosen = (prices: readonly Price[], amount = 1): Price | undefined => {
  const row = priceRow({ prices, amount, unit: { ratio: 1 }, day: DAY, fair: {} });
  return row.kind === 'PRICED' ? row.price : undefined;
};

/** Expects the first price to win, whichever comes first in the list. */
const expectWinner = (winner: Price, loser: Price): void => {
  expect(chosen([winner, loser])).toBe(winner);
  expect(chosen([loser, winner])).toBe(winner);
};

describe('PRI-2: a tier applies from its minQuantity in storage units on', () => {
  const tiers = [price('LIST', '4.15', { minQuantity: 0 }), price('LIST', '3.99', { minQuantity: 24 })];

  it.each<[number, string | number, string]>([
    [23, 1, '4.15'],
    [24, 1, '3.99'],
    [25, 1, '3.99'],
    [3, 6, '4.15'],
    [4, 6, '3.99'],
    [239, '0.1', '4.15'],
    [240, '0.1', '3.99'],
  ])('%i × %s: %s', (amount, ratio, unitPrice) => {
    expect(priceRow({ prices: tiers, amount, unit: { ratio }, day: DAY })).toMatchObject({ unitPrice });
  });

  it('compares exactly, where numbers of the machine see no difference', () => {
    const almost = (ratio: string) => priceRow({ prices: tiers, amount: 1, unit: { ratio }, day: DAY });
    expect(almost('23.99999999999999999999')).toMatchObject({ unitPrice: '4.15' });
    expect(almost('24.00000000000000000000')).toMatchObject({ unitPrice: '3.99' });
    expect(almost('24.00000000000000000001')).toMatchObject({ unitPrice: '3.99' });
  });

  it('keeps the lower price where a higher tier is dearer', () => {
    expectWinner(price('LIST', '3.00'), price('LIST', '3.50', { minQuantity: 5 }));
    expect(
      chosen([price('LIST', '3.00'), price('LIST', '3.50', { minQuantity: 5 })], 9)?.rawValueString,
    ).toBe('3.00');
  });
});

describe('PRI-2: the lowest rounded row total wins, ties by type, tier and first day', () => {
  it('takes the lower total whatever its type', () => {
    expectWinner(price('LIST', '1.00'), price('FIXED', '1.01'));
  });

  it('compares totals as they are rounded: less than a cent is a tie', () => {
    expectWinner(price('FIXED', '1.004'), price('LIST', '1.001'));
    expectWinner(price('LIST', '1.001', { minQuantity: 0 }), price('FIXED', '1.005'));
  });

  const byPrecedence = ['FIXED', 'SPECIAL', 'SPECIAL_LIST', 'PROMOTION', 'FAIR_LIST', 'LIST'] as const;

  it.each(byPrecedence.slice(1).map((type, index) => [byPrecedence[index] ?? 'LIST', type] as const))(
    '%s before %s',
    (better, worse) => {
      expectWinner(price(better, '2.00'), price(worse, '2.00', { minQuantity: 1, fromDate: '2026-11-25' }));
      expectWinner(price(better, '2.00', { minQuantity: 0 }), price(worse, '2.00', { minQuantity: 1 }));
    },
  );

  it('then takes the higher minQuantity, though its price began earlier', () => {
    expectWinner(
      price('LIST', '2.00', { minQuantity: 1, fromDate: '2026-01-01' }),
      price('LIST', '2.00', { minQuantity: 0, fromDate: '2026-11-01' }),
    );
  });

  it('then takes the later first day, by its day in Vienna', () => {
    expectWinner(
      price('LIST', '2.00', { fromDate: '2026-11-02' }),
      price('LIST', '2.00', { fromDate: '2026-11-01' }),
    );
    expectWinner(
      price('LIST', '2.00', { fromDate: '2026-11-01T23:30:00Z' }),
      price('LIST', '2.00', { fromDate: '2026-11-01' }),
    );
    expectWinner(price('LIST', '2.00', { fromDate: '2020-01-01' }), price('LIST', '2.00'));
  });

  it('then takes the higher bonus, then the lower unit price', () => {
    const bonus = (discountFactorString: string): Partial<Price> => ({
      attachedBonus: { applicationOrder: 'TOTAL', discountFactorString },
    });
    expectWinner(price('LIST', '2.00', bonus('0.9')), price('LIST', '2.00', bonus('0.95')));
    expectWinner(price('LIST', '2.004', bonus('0.9')), price('LIST', '2.00'));
    expectWinner(
      price('LIST', '2.00'),
      price('LIST', '4.00', { attachedDiscount: { applicationOrder: 'TOTAL', discountFactorString: '0.5' } }),
    );
    expectWinner(price('LIST', '2.001', { uvp: '9.00' }), price('LIST', '2.002', { uvp: '1.00' }));
  });

  it('at last looks at the text of the price, so that nothing hangs on the order of the list', () => {
    expectWinner(price('LIST', '2.00', { uvp: '3.00' }), price('LIST', '2.00', { uvp: '4.00' }));
    expectWinner(
      price('LIST', '2.00', { toDate: '2026-12-01' }),
      price('LIST', '2.00', { toDate: '2026-12-02' }),
    );
    expectWinner(price('LIST', '2.0'), price('LIST', '2.00'));
    const twin = price('LIST', '2.00');
    expect(chosen([twin, { ...twin }])).toBe(twin);
  });
});

const factorText = fc
  .integer({ min: 1, max: 10_500 })
  .map((tenThousandths) => String(tenThousandths / 10_000));
const reduction: fc.Arbitrary<PriceReduction> = fc.record({
  applicationOrder: fc.constantFrom('SINGLE', 'TOTAL'),
  discountFactorString: factorText,
});
const day = fc.constantFrom('2026-11-01', '2026-11-25', '2026-11-26', '2026-12-31');
const anyPrice: fc.Arbitrary<Price> = fc.record(
  {
    type: fc.constantFrom(...PRICE_TYPES),
    rawValueString: fc
      .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 5 }))
      .map(([digits, places]) => (digits / 10 ** places).toFixed(places)),
    minQuantity: fc.integer({ min: 0, max: 40 }),
    fromDate: day,
    toDate: day,
    attachedDiscount: reduction,
    attachedBonus: reduction,
  },
  { requiredKeys: ['type', 'rawValueString', 'minQuantity'] },
);
const anyQuestion: fc.Arbitrary<PricingInput> = fc.record({
  prices: fc.array(anyPrice, { maxLength: 8 }),
  amount: fc.integer({ min: -2, max: 60 }),
  unit: fc.record({ ratio: fc.constantFrom(1, 6, '0.1', '0.5', '2.25') }),
  day: fc.constant(DAY),
  fair: fc.option(fc.record({ factor: factorText }), { nil: undefined }),
});

/** A question, and the same with its prices in another order. */
const shuffledQuestion = anyQuestion.chain((question) =>
  fc.tuple(
    fc.constant(question),
    fc
      .shuffledSubarray([...question.prices], { minLength: question.prices.length })
      .map((prices) => ({ ...question, prices })),
  ),
);

describe('PRI-2: the best price, whatever the list', () => {
  it('never has a row total above that of any price that applies', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const best = priceRow(question);
        for (const single of question.prices) {
          const alone = priceRow({ ...question, prices: [single] });
          if (alone.kind === 'ON_REQUEST') continue;
          expect(best.kind === 'PRICED' && Number(best.rowTotal)).toBeLessThanOrEqual(Number(alone.rowTotal));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is on request only when no single price applies', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const alone = question.prices.map((single) => priceRow({ ...question, prices: [single] }).kind);
        expect(priceRow(question).kind).toBe(alone.includes('PRICED') ? 'PRICED' : 'ON_REQUEST');
      }),
    );
  });

  it('never depends on the order of the list', () => {
    fc.assert(
      fc.property(shuffledQuestion, ([question, shuffled]) => {
        const { problems, ...row } = priceRow(question);
        const { problems: otherProblems, ...otherRow } = priceRow(shuffled);
        expect(otherRow).toEqual(row);
        expect(otherProblems).toHaveLength(problems.length);
      }),
      { numRuns: 300 },
    );
  });

  it('adds up: row total and discount earned are the undiscounted row total', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const row = priceRow(question);
        if (row.kind === 'ON_REQUEST') return;
        const cents = (text: string): number => Math.round(Number(text) * 100);
        expect(cents(row.rowTotal) + cents(row.discountEarned)).toBe(cents(row.undiscountedRowTotal));
        expect(cents(row.bonus)).toBeLessThanOrEqual(cents(row.rowTotal));
      }),
    );
  });
});
