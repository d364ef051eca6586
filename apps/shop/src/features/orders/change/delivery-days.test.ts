import { testCustomer, testOrder } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { movableDeliveries } from './delivery-days';

/** Wednesday, 25 November 2026, 14:00 in Vienna. */
const NOW = Date.parse('2026-11-25T13:00:00Z');
const UNTIL = '2026-11-25T15:00:00.000Z';

const item = (productSku: string, editableUntil = UNTIL) => ({
  productSku,
  name: productSku,
  amount: 1,
  ratio: 1,
  unitAbbr: 'Stk',
  editableUntil,
});
const delivered = (date: string, temperature: 'FRESH' | 'FROZEN', productSku: string) => ({
  date,
  temperature,
  lines: [{ productSku, amount: 1, unitAbbr: 'Stk' }],
});

const order = testOrder('4711', {
  deliverySlotDate: '2026-11-26',
  orderItems: [item('milk')],
  deliveries: [delivered('2026-11-26', 'FRESH', 'milk')],
});

describe('ORD-10: the days an order can be moved to', () => {
  it('are those on offer, its own among them, the first first', () => {
    const [one, ...others] = movableDeliveries(order, testCustomer(), NOW);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ day: '2026-11-26', isFixed: false });
    expect(one?.days.slice(0, 3)).toEqual(['2026-11-26', '2026-12-03', '2026-12-10']);
    const moved = { ...order, deliverySlotDate: '2026-11-30' };
    expect(movableDeliveries(moved, testCustomer(), NOW)[0]?.days.slice(0, 2)).toEqual([
      '2026-11-26',
      '2026-11-30',
    ]);
  });

  it('stay where a line of the delivery is fixed, and are none for an order of a fair', () => {
    const late = { ...order, orderItems: [item('milk', '2026-11-25T12:00:00.000Z')] };
    expect(movableDeliveries(late, testCustomer(), NOW)[0]).toMatchObject({ isFixed: true });
    expect(movableDeliveries({ ...order, source: 'SUBSHOP' }, testCustomer(), NOW)).toEqual([]);
  });

  it('are those of their own for frozen goods that come apart', () => {
    const customer = testCustomer({
      alternativeTourDeliverySlots: [{ id: 'F', day: 5, lastOrderDay: 4, lastOrderTime: '10:00' }],
    });
    const apart = testOrder('4711', {
      deliverySlotDate: '2026-11-26',
      requestedDeliveryDateFreshProducts: '2026-11-26',
      requestedDeliveryDateFrozenProducts: '2026-11-27',
      orderItems: [item('milk', '2026-11-25T12:00:00.000Z'), item('peas')],
      deliveries: [delivered('2026-11-26', 'FRESH', 'milk'), delivered('2026-11-27', 'FROZEN', 'peas')],
    });
    expect(
      movableDeliveries(apart, customer, NOW).map(({ tour, day, isFixed, days }) => [
        tour.name,
        day,
        isFixed,
        days[1],
      ]),
    ).toEqual([
      ['MAIN', '2026-11-26', true, '2026-12-03'],
      ['ALTERNATIVE', '2026-11-27', false, '2026-12-04'],
    ]);
  });
});
