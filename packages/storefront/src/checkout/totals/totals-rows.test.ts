import { testTexts } from '@gastroshop/i18n/testing';
import { describe, expect, it } from 'vitest';
import { toTotalsRows } from './totals-rows';

const t = testTexts().getFixedT('de-AT', 'storefront-sums');

const totals = {
  net: '1284.60',
  discountEarned: '61.25',
  bonus: '10.00',
  fees: '0.00',
  deposit: { SINGLE_USE: '0.00', MULTI_USE: '38.00' },
  estimated: true,
  linesOnRequest: 0,
  vat: [
    { date: '2026-11-26', ratePercent: '20', base: '231.20', vat: '46.24' },
    { date: '2026-11-26', ratePercent: '10', base: '1000.00', vat: '100.00' },
    { date: '2026-11-27', ratePercent: '10', base: '91.40', vat: '9.14' },
  ],
  gross: '1477.98',
};

const shown = (visibility: { readonly highlightDiscounts: boolean; readonly bonuses: boolean }) =>
  toTotalsRows(totals, t, visibility);

describe('toTotalsRows', () => {
  it('adds the tax of a rate over all deliveries, the lowest rate first, and leaves out what is nothing', () => {
    const { lines, total } = shown({ highlightDiscounts: true, bonuses: false });
    expect(lines.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))).toEqual([
      'Waren netto (exkl. USt): ca. € 1.284,60',
      'Pfand Mehrweg: € 38,00',
      'USt 10 % auf ca. € 1.091,40: ca. € 109,14',
      'USt 20 % auf ca. € 231,20: ca. € 46,24',
    ]);
    expect(total.value.replaceAll('\u00a0', ' ')).toBe('ca. € 1.477,98');
  });

  it('PRI-9: tells discounts and bonuses to those alone who may see them', () => {
    expect(shown({ highlightDiscounts: false, bonuses: false }).below).toEqual([]);
    expect(shown({ highlightDiscounts: true, bonuses: true }).below.map(({ id }) => id)).toEqual([
      'discount',
      'bonus',
    ]);
  });

  it('FAI-2: tells what is saved against the normal price apart from the discount of the prices paid', () => {
    const visibility = { highlightDiscounts: true, bonuses: false };
    const told = (savedHere?: string) =>
      toTotalsRows(totals, t, visibility, savedHere).below.map(({ label, value }) =>
        `${label}: ${value}`.replaceAll('\u00a0', ' '),
      );
    expect(told('80.00')).toEqual(['Sie sparen gegenüber dem Normalpreis: ca. −€ 80,00']);
    expect(told()).toEqual(['Darin berücksichtigter Rabatt: ca. −€ 61,25']);
  });

  it('tells the net sum where no tax is known', () => {
    const { vat, gross, ...untaxed } = totals;
    expect([vat.length, gross]).toEqual([3, '1477.98']);
    const { total } = toTotalsRows({ ...untaxed, fees: '6.00' }, t, {
      highlightDiscounts: false,
      bonuses: false,
    });
    expect([total.label, total.value.replaceAll('\u00a0', ' ')]).toEqual(['Gesamt netto', 'ca. € 1.290,60']);
  });
});
