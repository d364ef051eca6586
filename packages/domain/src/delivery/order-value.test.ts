import { describe, expect, it } from 'vitest';
import { orderValueGap } from './order-value';

const SLOT = { day: 4, lastOrderDay: 3 };

describe('a slot can ask for a minimum order value and be free from another', () => {
  it.each([
    ['95.76', '4.24', '154.24'],
    ['99.99', '0.01', '150.01'],
    ['100.00', undefined, '150.00'],
    ['249.99', undefined, '0.01'],
    ['250', undefined, undefined],
    ['300', undefined, undefined],
    ['-5', '105.00', '255.00'],
  ])('net %s lacks %s and %s', (net, toMinimum, toFreeDelivery) => {
    const slot = { ...SLOT, minimumOrderValue: '100', freeFrom: '250.00' };
    expect(orderValueGap(slot, net)).toEqual({ toMinimum, toFreeDelivery });
  });

  it('lacks nothing where the slot asks for nothing', () => {
    expect(orderValueGap(SLOT, '0')).toEqual({ toMinimum: undefined, toFreeDelivery: undefined });
  });
});
