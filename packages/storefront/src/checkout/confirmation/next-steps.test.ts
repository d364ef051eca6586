import type { OrderDelivery } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { testOrder } from '../../testing/test-order';
import { nextSteps } from './next-steps';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const FROZEN = '2026-11-25T13:00:00.000Z';
const FRESH = '2026-11-25T15:00:00.000Z';

const on = (
  date: string,
  temperature: 'FRESH' | 'AMBIENT' | 'FROZEN',
  skus: readonly string[],
  editableUntil?: string,
): OrderDelivery => ({
  date,
  temperature,
  lines: skus.map((productSku) => ({ productSku, amount: 1, unitAbbr: 'Stk' })),
  ...(editableUntil !== undefined && { editableUntil }),
});

const order = (deliveries: readonly OrderDelivery[], more: Parameters<typeof testOrder>[1] = {}) =>
  testOrder('1', {
    deliverySlotDate: '2026-11-26',
    deliverySlotTime: '06:30',
    orderItems: deliveries.flatMap(({ lines }) =>
      lines.map(({ productSku }) => ({
        productSku,
        name: productSku,
        amount: 1,
        ratio: 1,
        unitAbbr: 'Stk',
      })),
    ),
    deliveries: [...deliveries],
    ...more,
  });

const kinds = (steps: ReturnType<typeof nextSteps>) => steps.map(({ kind }) => kind);

describe('ORD-9: what happens to an order from now on', () => {
  const oneDay = [
    on('2026-11-26', 'FRESH', ['1', '2'], FRESH),
    on('2026-11-26', 'AMBIENT', ['3'], FRESH),
    on('2026-11-26', 'FROZEN', ['4'], FROZEN),
  ];

  it('is packed by its deadlines, the earliest first and then the rest, and comes on its day', () => {
    expect(nextSteps(order(oneDay), NOW)).toEqual([
      { kind: 'RECEIVED', at: Date.parse('2026-11-25T08:00:00Z') },
      {
        kind: 'PACKED',
        at: Date.parse(FROZEN),
        isDone: false,
        temperatures: ['FROZEN'],
        isRest: false,
        lines: 1,
      },
      { kind: 'PACKED', at: Date.parse(FRESH), isDone: false, temperatures: [], isRest: true, lines: 3 },
      {
        kind: 'DELIVERY',
        isDone: false,
        date: '2026-11-26',
        time: '06:30',
        temperatures: [],
        lines: undefined,
      },
    ]);
  });

  it('is done at the deadline, not before', () => {
    const done = (now: number) =>
      nextSteps(order(oneDay), now).flatMap((step) => (step.kind === 'PACKED' ? [step.isDone] : []));
    expect(done(Date.parse(FROZEN) - 1)).toEqual([false, false]);
    expect(done(Date.parse(FROZEN))).toEqual([true, false]);
    expect(done(Date.parse(FRESH))).toEqual([true, true]);
  });

  it('names what comes on which of several days, and the time of the day ordered for alone', () => {
    const twoDays = [
      on('2026-11-26', 'FRESH', ['1', '2'], FRESH),
      on('2026-11-30', 'FROZEN', ['3'], '2026-11-27T13:00:00Z'),
    ];
    const steps = nextSteps(order(twoDays), NOW);
    // One after the other: the second part is packed after the first one came.
    expect(kinds(steps)).toEqual(['RECEIVED', 'PACKED', 'DELIVERY', 'PACKED', 'DELIVERY']);
    expect(steps.flatMap((step) => (step.kind === 'PACKED' ? [step.temperatures] : []))).toEqual([
      ['FRESH'],
      ['FROZEN'],
    ]);
    expect(steps.filter(({ kind }) => kind === 'DELIVERY')).toMatchObject([
      { date: '2026-11-26', time: '06:30', temperatures: ['FRESH'], lines: 2 },
      { date: '2026-11-30', time: undefined, temperatures: ['FROZEN'], lines: 1 },
    ]);
  });

  it('sums up many days, as fairs have them', () => {
    const days = ['26', '27', '28', '29'].map((day) => on(`2026-11-${day}`, 'FRESH', [day]));
    const steps = nextSteps(order(days), NOW);
    expect(kinds(steps)).toEqual(['RECEIVED', 'DELIVERY', 'MORE_DAYS']);
    expect(steps.at(-1)).toEqual({ kind: 'MORE_DAYS', count: 3 });
  });

  it('is billed for who may see that, and nothing once it is cancelled', () => {
    const totals = {
      net: '8.98',
      discountEarned: '0.00',
      bonus: '0.00',
      fees: '0.00',
      deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
      estimated: true,
      linesOnRequest: 0,
    };
    expect(nextSteps(order(oneDay, { totals }), NOW).at(-1)).toEqual({ kind: 'INVOICE', isWeighed: true });
    const cancelled = { statusHistory: [{ status: 'CANCELLED' as const, at: FRESH }] };
    expect(kinds(nextSteps(order(oneDay, { totals, ...cancelled }), NOW))).toEqual(['RECEIVED']);
  });
});
