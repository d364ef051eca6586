import type { Totals } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { PAPER_WORDS } from './paper-words';
import { paperSums } from './paper-sums';

const TOTALS: Totals = {
  net: '100.00',
  discountEarned: '5.00',
  bonus: '2.50',
  fees: '0.00',
  deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
  vat: [],
  gross: '110.00',
  estimated: false,
  linesOnRequest: 0,
};

const labels = (seesBonuses: boolean): readonly string[] =>
  paperSums(TOTALS, PAPER_WORDS['de-AT'], seesBonuses).map(({ label }) => label);

describe('the sums on paper', () => {
  it('PRI-9: tell the bonus to those alone who may see it', () => {
    const { bonus } = PAPER_WORDS['de-AT'];
    expect(labels(true)).toContain(bonus);
    expect(labels(false)).not.toContain(bonus);
    expect(labels(false)).toHaveLength(labels(true).length - 1);
  });
});
