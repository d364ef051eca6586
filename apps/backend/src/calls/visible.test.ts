import { NO_FLAGS } from '@gastroshop/identity';
import { describe, expect, it } from 'vitest';
import { visibleTo } from './visible';

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
    expect(visibleTo(answer, { ...flags, canSeeBonuses: true }, true)).toBe(answer);
    expect(visibleTo(answer, flags, true)).toEqual({
      orderItems: [
        { sku: '1', crossTenantProductId: 'x1', price: { rawValue: '4.15', factors: [discount] } },
      ],
    });
  });

  it('without prices neither factors nor values are left', () => {
    expect(visibleTo({ ...answer, hasBonus: true }, { ...NO_FLAGS, canSeeBonuses: true }, false)).toEqual({
      orderItems: [{ sku: '1' }],
    });
  });

  it('what holds nothing hidden is handed on as it is', () => {
    const plain = { items: [{ sku: '1', notes: ['a', null] }] };
    expect(visibleTo(plain, NO_FLAGS, true)).toBe(plain);
  });
});
