import type { Order } from '@gastroshop/api-contract';
import type { Tour } from '@gastroshop/domain/delivery';
import { describe, expect, it } from 'vitest';
import { testOrder } from '../../testing/test-order';
import { openOrderFor } from './open-order';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const MAIN: Tour = { name: 'MAIN', temperatures: ['FRESH', 'AMBIENT', 'FROZEN'] };

const open = (number: string, more: Partial<Order> = {}): Order =>
  testOrder(number, {
    deliverySlotDate: '2026-11-26',
    deliveryAddress: { externalId: 'A1' },
    editableUntil: '2026-11-25T15:00:00.000Z',
    statusHistory: [{ status: 'RECEIVED', at: '2026-11-25T08:00:00Z' }],
    ...more,
  });

const cart = { addressId: 'A1', tours: [{ tour: MAIN, date: '2026-11-26' }], now: NOW };

const found = (orders: readonly Order[], differing: Partial<typeof cart> = {}) =>
  openOrderFor(orders, { ...cart, ...differing })?.id;

describe('ORD-6: the open order a cart can be added to', () => {
  it('is the latest one of the same address and day', () => {
    expect(found([open('2'), open('1')])).toBe('2');
    expect(found([])).toBeUndefined();
  });

  it.each<[string, Partial<Order>]>([
    ['another day', { deliverySlotDate: '2026-11-30' }],
    ['another address', { deliveryAddress: { externalId: 'A2' } }],
    ['nothing to change by', { editableUntil: undefined }],
    ['its deadline passed', { editableUntil: '2026-11-25T10:00:00.000Z' }],
    ['a fair', { source: 'SUBSHOP' }],
    ['cancelled', { statusHistory: [{ status: 'CANCELLED', at: '2026-11-25T09:00:00Z' }] }],
  ])('is none with %s', (_, more) => {
    expect(found([open('1', more), open('0')])).toBe('0');
  });

  it('is none before a day is chosen', () => {
    expect(openOrderFor([open('1')], { ...cart, tours: [{ tour: MAIN, date: undefined }] })).toBeUndefined();
    expect(found([open('1')], { tours: [] })).toBeUndefined();
  });
});
