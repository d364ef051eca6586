import type { Order, OrderItem } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { isEditable, lifeSum, orderParts } from './order-parts';

const FROZEN_UNTIL = '2026-11-25T13:00:00.000Z';
const FRESH_UNTIL = '2026-11-25T15:00:00.000Z';
const at = (time: string): number => Date.parse(`2026-11-25T${time}Z`);

const item = (productSku: string, editableUntil?: string): OrderItem => ({
  productSku,
  name: productSku,
  amount: 2,
  ratio: 1,
  unitAbbr: 'Stk',
  ...(editableUntil !== undefined && { editableUntil }),
});

const line = (productSku: string) => ({ productSku, amount: 2, unitAbbr: 'Stk' });

const order: Order = {
  id: '1',
  creationTime: '2026-11-24T08:00:00Z',
  customerId: '48213',
  source: 'WEBSHOP',
  confirmationEmails: [],
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
  state: 'OPEN',
  orderItems: [item('peas', FROZEN_UNTIL), item('milk', FRESH_UNTIL), item('flour', FRESH_UNTIL)],
  deliveries: [
    { date: '2026-11-26', temperature: 'FROZEN', lines: [line('peas')] },
    { date: '2026-11-26', temperature: 'FRESH', lines: [line('milk')] },
    { date: '2026-11-26', temperature: 'AMBIENT', lines: [line('flour')] },
  ],
};

const told = (now: number, of = order) =>
  orderParts(of, now).map(({ state, items }) => `${state} ${items.map(({ name }) => name).join(' ')}`);

describe('the deliveries of an order', () => {
  it('keeps fresh and dry goods together, the frozen ones apart, each until its own deadline', () => {
    expect(told(at('12:59:59'))).toEqual(['OPEN milk flour', 'OPEN peas']);
    expect(told(at('13:00:00'))).toEqual(['OPEN milk flour', 'FIXED peas']);
    expect(told(at('15:00:00'))).toEqual(['FIXED milk flour', 'FIXED peas']);
  });

  it('sums up to what can be changed', () => {
    const sumAt = (time: string) => lifeSum(orderParts(order, at(time)));
    expect([sumAt('12:00:00'), sumAt('13:00:00'), sumAt('15:00:00')]).toEqual(['OPEN', 'PARTLY', 'FIXED']);
  });

  it('knows no deadline once it is being prepared or cancelled', () => {
    for (const state of ['IN_PREPARATION', 'CANCELLED'] as const) {
      const parts = orderParts({ ...order, state }, at('12:00:00'));
      expect(parts.map((part) => part.state)).toEqual([state, state]);
      expect(lifeSum(parts)).toBeUndefined();
      expect(isEditable({ state }, item('milk', FRESH_UNTIL), at('12:00:00'))).toBe(false);
    }
  });

  it('shows a planned line on each of its days with that day’s amount', () => {
    const planned: OrderItem = {
      ...item('oil', FRESH_UNTIL),
      amount: 5,
      plan: [
        { date: '2026-11-26', amount: 2 },
        { date: '2026-11-30', amount: 3 },
      ],
    };
    const parts = orderParts(
      {
        ...order,
        orderItems: [planned],
        deliveries: [
          { date: '2026-11-26', lines: [{ ...line('oil'), amount: 2 }] },
          { date: '2026-11-30', lines: [{ ...line('oil'), amount: 3 }] },
        ],
      },
      at('12:00:00'),
    );
    expect(parts.map(({ date, items }) => [date, items[0]?.amount])).toEqual([
      ['2026-11-26', 2],
      ['2026-11-30', 3],
    ]);
  });

  it('has a place for lines no delivery tells of', () => {
    const bare = { ...order, deliveries: undefined, deliverySlotDate: '2026-11-27' };
    expect(orderParts(bare, at('12:00:00'))).toMatchObject([{ date: '2026-11-27', items: { length: 3 } }]);
  });
});
