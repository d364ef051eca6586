import type { Totals } from '@gastroshop/api-contract';
import { cartTotals, type TotalsLine } from '@gastroshop/domain/cart';
import { NO_BREAK_SPACE, type Locale } from '@gastroshop/i18n';
import { describe, expect, it } from 'vitest';
import { orderTotalsRows } from './order-totals-rows';
import { texts } from '../text-files';

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
  orderTotalsRows(TOTALS, texts.getFixedT('de-AT', 'order-paper'), seesBonuses).map(({ label }) => label);

const lineAt = (
  ratePercent: string,
  rowTotal: string,
  date = '2026-11-26',
  estimated = false,
): TotalsLine => ({
  delivery: { date },
  row: { rowTotal, discountEarned: '0.00', bonus: '0.00', estimated },
  storageQuantity: '1',
  vat: [{ ratePercent, validFrom: '2016-01-01' }],
});

/** The lines of tax below an order of these lines, as they are read. */
const taxLines = (locale: Locale, ...lines: readonly TotalsLine[]): readonly string[] => {
  const { vat, gross, ...net } = cartTotals({ lines });
  const totals: Totals = { ...net, ...(vat !== undefined && { vat: [...vat], gross }) };
  return orderTotalsRows(totals, texts.getFixedT(locale, 'order-paper'), false)
    .filter(({ label }) => /^(?:USt|VAT) /.test(label))
    .map(({ label, text }) => `${label}: ${text}`.replaceAll(NO_BREAK_SPACE, ' '));
};

describe('the sums on paper', () => {
  it('PRI-9: tell the bonus to those alone who may see it', () => {
    const bonus = texts.getFixedT('de-AT', 'order-paper')('bonus');
    expect(labels(true)).toContain(bonus);
    expect(labels(false)).not.toContain(bonus);
    expect(labels(false)).toHaveLength(labels(true).length - 1);
  });

  it('LOC-3: tell of each rate what it is taken of, the lowest first, in both languages', () => {
    const lines = [lineAt('20', '123.40'), lineAt('10', '1000.05'), lineAt('4.9', '10.00')];
    expect(taxLines('de-AT', ...lines)).toEqual([
      'USt 4,9 % auf € 10,00: € 0,49',
      'USt 10 % auf € 1.000,05: € 100,01',
      'USt 20 % auf € 123,40: € 24,68',
    ]);
    expect(taxLines('en-GB', ...lines)).toEqual([
      'VAT 4,9 % on € 10,00: € 0,49',
      'VAT 10 % on € 1.000,05: € 100,01',
      'VAT 20 % on € 123,40: € 24,68',
    ]);
  });

  it('add base and tax of the deliveries as they were rounded, and mark what the scales will correct', () => {
    expect(taxLines('de-AT', lineAt('10', '0.05'), lineAt('10', '0.05', '2026-11-27'))).toEqual([
      'USt 10 % auf € 0,10: € 0,02',
    ]);
    expect(taxLines('de-AT', lineAt('10', '64.50', '2026-11-26', true))).toEqual([
      'USt 10 % auf ca. € 64,50: ca. € 6,45',
    ]);
  });

  it('tell what is free of tax, so that the bases are all there is', () => {
    expect(taxLines('de-AT', lineAt('0', '12.00'), lineAt('10', '0.04'), lineAt('20', '0.00'))).toEqual([
      'USt 0 % auf € 12,00: € 0,00',
      'USt 10 % auf € 0,04: € 0,00',
    ]);
  });
});
