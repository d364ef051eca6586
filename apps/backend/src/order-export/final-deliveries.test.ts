import type { Order } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { withFinalDeliveries } from './final-deliveries';

const FROZEN = '2026-11-25T13:00:00.000Z';
const FRESH = '2026-11-25T15:00:00.000Z';

const order = (status: NonNullable<Order['statusHistory']>[number]['status']): Order => ({
  id: '1',
  creationTime: '2026-11-24T16:46:00Z',
  customerId: '48213',
  source: 'WEBSHOP',
  confirmationEmails: [],
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
  orderItems: [],
  statusHistory: [{ status, at: '2026-11-24T16:46:00Z' }],
  deliveries: [
    { date: '2026-11-26', temperature: 'FROZEN', lines: [], editableUntil: FROZEN },
    { date: '2026-11-26', temperature: 'FRESH', lines: [], editableUntil: FRESH },
    { date: '2026-11-30', lines: [] },
  ],
});

const finals = (of: Order, at: string) =>
  withFinalDeliveries(of, new Date(at)).deliveries?.map((delivery) => 'final' in delivery && delivery.final);

describe('which deliveries of a changed order are final', () => {
  it.each([
    ['2026-11-25T12:59:59.999Z', [false, false, true]],
    [FROZEN, [true, false, true]],
    [FRESH, [true, true, true]],
  ])('those whose deadline has come, at %s', (at, expected) => {
    expect(finals(order('RECEIVED'), at)).toEqual(expected);
    // Until then a cancellation can be taken back.
    expect(finals(order('CANCELLED'), at)).toEqual(expected);
  });

  it('all of what its branch has taken up, and none where no deliveries are known', () => {
    expect(finals(order('IN_PREPARATION'), '2026-11-25T08:00:00Z')).toEqual([true, true, true]);
    const bare = { ...order('RECEIVED') };
    delete bare.deliveries;
    expect(withFinalDeliveries(bare, new Date(FRESH))).toEqual(bare);
  });
});
