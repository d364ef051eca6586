import type { Order, OrderRevision } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { orderSteps } from './order-steps';

const order = (amount: number, gross: string, more: Partial<Order> = {}): Order => ({
  id: '1',
  creationTime: '2026-11-24T16:46:00Z',
  customerId: '48213',
  source: 'WEBSHOP',
  confirmationEmails: [],
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
  orderItems: [{ productSku: 'milk', name: 'Milch', amount, ratio: 1, unitAbbr: 'Btl' }],
  totals: {
    net: '1.00',
    gross,
    fees: '0.00',
    discountEarned: '0.00',
    deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
    estimated: false,
    linesOnRequest: 0,
  },
  ...more,
});

const revision = (number: number, at: string, of: Order, userName = 'Anna'): OrderRevision => ({
  revision: number,
  at,
  userName,
  order: of,
});

const FIRST = revision(1, '2026-11-24T16:46:00Z', order(2, '10.00'));
const SECOND = revision(2, '2026-11-25T08:12:00Z', order(5, '54.80'), 'Küche');

describe('what has happened to an order', () => {
  it('tells revisions with what they changed, deadlines that have come, and what the branch told', () => {
    const history: Order['statusHistory'] = [
      { status: 'RECEIVED', at: '2026-11-24T16:46:00Z' },
      { status: 'CONFIRMED', at: '2026-11-25T08:20:00Z' },
    ];
    const part = {
      key: 'frozen',
      date: '2026-11-26',
      temperatures: ['FROZEN' as const],
      items: [],
      state: 'FIXED' as const,
      deadline: Date.parse('2026-11-25T13:00:00Z'),
    };
    const steps = orderSteps({ statusHistory: history }, [FIRST, SECOND], [part]);
    expect(steps.map(({ kind, userName, lines, money }) => [kind, userName, lines, money])).toEqual([
      ['ORDERED', 'Anna', undefined, undefined],
      ['CHANGED', 'Küche', 1, '44.80'],
      ['CONFIRMED', undefined, undefined, undefined],
      ['LOCKED', undefined, undefined, undefined],
    ]);
  });

  it('ORD-8: tells a cancellation that was taken back', () => {
    const gone: Order = {
      ...SECOND.order,
      statusHistory: [{ status: 'CANCELLED', at: '2026-11-25T09:00:00Z' }],
    };
    const back: Order = {
      ...SECOND.order,
      statusHistory: [...(gone.statusHistory ?? []), { status: 'RECEIVED', at: '2026-11-25T09:05:00Z' }],
    };
    const revisions = [
      FIRST,
      SECOND,
      revision(3, '2026-11-25T09:00:00Z', gone),
      revision(4, '2026-11-25T09:05:00Z', back),
    ];
    const steps = orderSteps(back, revisions, []);
    expect(steps.map(({ kind }) => kind)).toEqual(['ORDERED', 'CHANGED', 'CANCELLED', 'RESTORED']);
  });

  it('tells a cancellation once', () => {
    const cancelled = order(5, '54.80', {
      statusHistory: [{ status: 'CANCELLED', at: '2026-11-25T09:00:00Z' }],
    });
    const steps = orderSteps(
      { statusHistory: cancelled.statusHistory },
      [FIRST, revision(2, '2026-11-25T09:00:00Z', cancelled)],
      [],
    );
    expect(steps.map(({ kind }) => kind)).toEqual(['ORDERED', 'CANCELLED']);
  });
});
