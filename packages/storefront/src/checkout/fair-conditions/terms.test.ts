import { NO_BREAK_SPACE } from '@gastroshop/i18n';
import { testTexts } from '@gastroshop/i18n/testing';
import { describe, expect, it } from 'vitest';
import { testCustomer } from '../../testing/test-customer';
import { orderingEnd } from './ordering-end';
import { fairConditionsText } from './fair-conditions-text';
import { timeLeft } from './time-left';

const NOW = Date.parse('2026-11-25T09:00:00+01:00');
const terms = {
  billingTime: 'DELIVERY_TIME',
  firstPossibleDeliveryDate: '2027-01-11',
  lastPossibleDeliveryDate: '2027-03-20',
} as const;

describe('timeLeft', () => {
  it.each([
    ['2026-11-30T12:12:00+01:00', '5 3 12'],
    ['2026-11-25T09:00:01+01:00', '0 0 1'],
    ['2026-11-25T09:00:00+01:00', '0 0 0'],
    ['2026-11-24T09:00:00+01:00', '0 0 0'],
  ])('until %s: %s', (at, expected) => {
    const { days, hours, minutes } = timeLeft(Date.parse(at), NOW);
    expect(`${days} ${hours} ${minutes}`).toBe(expected);
  });
});

describe('orderingEnd', () => {
  it('FAI-2: ends with the deadline of the last delivery before the last date', () => {
    // Thursdays are delivered on, ordered until Wednesday: the last one is 18 March.
    expect(orderingEnd(terms, testCustomer(), NOW)).toEqual({
      at: Date.parse('2027-03-17T16:00:00+01:00'),
      kind: 'ORDER',
    });
  });

  it('ends for visitors with the last date, and is over after it', () => {
    expect(orderingEnd(terms, undefined, NOW)?.at).toBe(Date.parse('2027-03-21T00:00:00+01:00'));
    expect(orderingEnd(terms, undefined, Date.parse('2027-03-21T00:00:00+01:00'))).toBeUndefined();
  });
});

describe('fairConditionsText', () => {
  const t = testTexts().getFixedT('de-AT', 'storefront-terms');

  it('FAI-2: says discount, dates and billing time', () => {
    const input = { terms, fair: { factor: '0.97' }, withPrices: true, locale: 'de-AT' } as const;
    expect(fairConditionsText(input, t)).toEqual([
      `3${NO_BREAK_SPACE}% auf alle Listenpreise`,
      'Lieferung 11. Jän. bis 20. März',
      'Preise vom Liefertag',
    ]);
  });

  it('PRI-9: says nothing about prices to who may see none', () => {
    const input = { terms, fair: { factor: '0.97' }, withPrices: false, locale: 'de-AT' } as const;
    expect(fairConditionsText(input, t)).toEqual(['Lieferung 11. Jän. bis 20. März']);
  });

  it('begins as a sentence does', () => {
    const input = { terms, fair: undefined, withPrices: true, locale: 'en-GB' } as const;
    expect(fairConditionsText(input, testTexts().getFixedT('en-GB', 'storefront-terms'))).toEqual([
      'Delivery 11 Jan to 20 Mar',
      'priced on delivery day',
    ]);
  });
});
