import { NO_FLAGS } from '@gastroshop/identity';
import { describe, expect, it } from 'vitest';
import { redactJson, redactFor } from './redact';

const discount = { source: 'SINGLE_DISCOUNT', factor: '0.90' };
const answer = {
  orderItems: [
    {
      sku: '1',
      crossTenantProductId: 'x1',
      price: { rawValue: '4.15', factors: [discount, { source: 'BONUS', factor: '0.95' }] },
    },
  ],
};

describe('PRI-9: what of an answer a caller sees', () => {
  it('an order tells the factor of a bonus only with the right to see bonuses', () => {
    const flags = { ...NO_FLAGS, displayPriceInformation: true, shouldSeeCrossTenantProductId: true };
    expect(redactFor(answer, { ...flags, canSeeBonuses: true }, true)).toBe(answer);
    expect(redactFor(answer, flags, true)).toEqual({
      orderItems: [
        { sku: '1', crossTenantProductId: 'x1', price: { rawValue: '4.15', factors: [discount] } },
      ],
    });
  });

  it('without prices neither factors nor values are left', () => {
    expect(redactFor({ ...answer, hasBonus: true }, { ...NO_FLAGS, canSeeBonuses: true }, false)).toEqual({
      orderItems: [{ sku: '1' }],
    });
  });

  it('what holds nothing hidden is handed on as it is', () => {
    const plain = { items: [{ sku: '1', notes: ['a', null] }] };
    expect(redactFor(plain, NO_FLAGS, true)).toBe(plain);
  });
});

describe('PRI-9: what of an answer that is JSON already a caller sees', () => {
  const SEES_ALL = {
    ...NO_FLAGS,
    displayPriceInformation: true,
    canSeeBonuses: true,
    shouldSeeCrossTenantProductId: true,
  };
  const hidden = {
    prices: { part: { orders: [{ id: '1', totals: { net: '4.15' } }] }, flag: 'displayPriceInformation' },
    bonuses: { part: { orders: [{ id: '1', hasBonus: true }] }, flag: 'canSeeBonuses' },
    factors: {
      part: { orders: [{ id: '1', parts: [{ source: 'BONUS', share: '0.95' }] }] },
      flag: 'canSeeBonuses',
    },
    numbers: {
      part: { orders: [{ id: '1', crossTenantProductId: 'x1' }] },
      flag: 'shouldSeeCrossTenantProductId',
    },
  } as const;

  it.each(Object.entries(hidden))('%s are taken out as of any other answer', (_, { part, flag }) => {
    const flags = { ...SEES_ALL, [flag]: false };
    const seesPrices = flags.displayPriceInformation;
    const text = redactJson(JSON.stringify(part, null, 1), flags, seesPrices);
    expect(JSON.parse(text)).toEqual(redactFor(part, flags, seesPrices));
    expect(JSON.parse(text)).not.toEqual(part);
  });

  it('a text that names nothing hidden is handed on letter for letter', () => {
    const text = '{ "orders" : [ {"id":"1", "comment": "Preis und bonus: egal"} ] }';
    expect(redactJson(text, NO_FLAGS, false)).toBe(text);
    expect(redactJson(JSON.stringify(answer, null, 1), SEES_ALL, true)).toBe(JSON.stringify(answer, null, 1));
  });
});
