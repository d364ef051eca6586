import type { OrderItem } from '@gastroshop/api-contract';
import { testCustomer, testOrder, testProduct } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { lateOrder, type LateOrderInput } from './late-order';

/** Wednesday 16:00 in Vienna: the deadline for Thursday. */
const DEADLINE = Date.parse('2026-11-25T15:00:00Z');
const item = (productSku: string, amount: number): OrderItem => ({
  productSku,
  name: productSku,
  amount,
  ratio: 1,
  unitAbbr: 'Stk',
});
const order = testOrder('4711', {
  deliverySlotDate: '2026-11-26',
  orderItems: [item('1', 2), item('2', 6)],
  deliveries: [
    {
      date: '2026-11-26',
      lines: [
        { productSku: '1', amount: 2, unitAbbr: 'Stk' },
        { productSku: '2', amount: 6, unitAbbr: 'Stk' },
      ],
    },
  ],
});
const slot = { time: '06:00', lastOrderTime: '16:00' };
const customer = testCustomer({
  deliverySlots: [
    { id: 'A', day: 4, lastOrderDay: 3, ...slot },
    { id: 'B', day: 5, lastOrderDay: 4, ...slot },
  ],
});
const products = new Map(['1', '2', '3'].map((sku) => [sku, testProduct(sku, `Artikel ${sku}`)]));
const to = (amount: number, unit = 'Stk') => ({ amount, unit });
const late = (lines: LateOrderInput['draft']['lines'], more: Partial<LateOrderInput> = {}) => {
  const found = lateOrder({
    order,
    draft: { lines },
    skus: Object.keys(lines),
    products,
    customer,
    now: DEADLINE,
    ...more,
  });
  return (
    found && {
      ...found,
      lines: found.lines.map(({ product, amount, unit }) => `${product.sku} ${amount} ${unit}`),
    }
  );
};

describe('ORD-12: what came too late is ordered for the next day', () => {
  it('what is new as a whole, and of what there was the rest', () => {
    expect(late({ '1': to(5), '3': to(4, 'Ktn') })).toEqual({
      day: '2026-11-26',
      next: '2026-11-27',
      lines: ['1 3 Stk', '3 4 Ktn'],
    });
  });

  it('nothing of what was to become less, to go, or to come in another unit', () => {
    expect(late({ '1': to(1) })).toBeUndefined();
    expect(late({ '1': to(0) })).toBeUndefined();
    expect(late({ '1': to(9, 'Ktn') })).toBeUndefined();
    expect(late({ '1': to(0), '2': to(8) })?.lines).toEqual(['2 2 Stk']);
  });

  it('of what is in the draft only what is too late, and what is still an article', () => {
    expect(late({ '1': to(5), '2': to(8) }, { skus: ['2'] })?.lines).toEqual(['2 2 Stk']);
    expect(late({ '3': to(1) }, { products: new Map() })).toBeUndefined();
  });

  it('names no day that is not known, or that there is not', () => {
    expect(late({ '3': to(1) }, { customer: undefined })).toMatchObject({ next: undefined });
    expect(late({ '3': to(1) }, { customer: testCustomer({ deliverySlots: [] }) })).toMatchObject({
      day: '2026-11-26',
      next: undefined,
    });
  });
});
