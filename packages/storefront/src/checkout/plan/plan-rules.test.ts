import { describe, expect, it } from 'vitest';
import { planDeliveries } from '../../delivery';
import { testCustomer } from '../../testing/test-customer';
import { testProduct } from '@gastroshop/cart/testing';
import { previousPlan } from './previous-plan';
import { splitEvenly, withAmountOn } from './plan-entries';
import { planningContext } from './planning-context';
import { initialPlanDates } from './initial-plan-dates';

const DATES = ['2027-01-14', '2027-02-11', '2027-03-11'];

describe('splitEvenly', () => {
  it.each([
    [7, 1, '3 2 2'],
    [36, 1, '12 12 12'],
    [2, 1, '1 1'],
    [7, 3, '4 3'],
    [2, 3, '2'],
  ])('%i with %i at least: %s', (amount, smallest, expected) => {
    const plan = splitEvenly(amount, DATES, smallest);
    expect(plan.map((entry) => entry.amount).join(' ')).toBe(expected);
  });
});

it('an amount of 0 takes its day out of the plan, which stays in order', () => {
  const plan = withAmountOn([{ date: '2027-02-11', amount: 2 }], '2027-01-14', 3);
  expect(plan.map(({ date }) => date)).toEqual(['2027-01-14', '2027-02-11']);
  expect(withAmountOn(plan, '2027-02-11', 0)).toEqual([{ date: '2027-01-14', amount: 3 }]);
});

describe('initialPlanDates', () => {
  it('begins with three days over the whole time', () => {
    expect(initialPlanDates(['1', '2', '3', '4', '5'], [])).toEqual(['1', '3', '5']);
  });

  it('keeps every day something is planned for', () => {
    expect(initialPlanDates(['1', '2', '3'], ['0', '2', '7', '9'])).toEqual(['0', '2', '7', '9']);
  });
});

describe('planningContext', () => {
  const fresh = [{ key: 'Gekuehlt' }];
  const frozen = [{ key: 'Tiefgekuehlt' }];
  const deliveries = planDeliveries({
    customer: testCustomer({
      alternativeTourDeliverySlots: [
        { id: 'F', day: 2, time: '06:00', lastOrderDay: 1, lastOrderTime: '16:00' },
      ],
    }),
    articles: [fresh, frozen],
    dates: { firstPossibleDeliveryDate: '2027-01-11', lastPossibleDeliveryDate: '2027-01-24' },
    now: Date.parse('2026-11-25T09:00:00+01:00'),
  });
  const planning = planningContext(deliveries, Date.parse('2027-01-13T16:00:00+01:00'));

  it('FAI-2: offers the days between the first and the last date only, each until its deadline', () => {
    const before = planningContext(deliveries, Date.parse('2026-11-25T09:00:00+01:00'));
    expect(before.days.map(({ date }) => date)).toEqual([
      '2027-01-12',
      '2027-01-14',
      '2027-01-19',
      '2027-01-21',
    ]);
    // The deadlines of the first Tuesday and Thursday have passed.
    expect(planning.days.map(({ date }) => date)).toEqual(['2027-01-19', '2027-01-21']);
    expect(planning.dayOf(fresh, '2027-01-14')).toMatchObject({ reason: 'DEADLINE_PASSED' });
    expect(planning.dayOf(fresh, '2027-01-28')).toMatchObject({ reason: 'NOT_OFFERED' });
  });

  it('CHK-3: frozen goods come on the days of their own tour', () => {
    expect(planning.dayOf(frozen, '2027-01-19')?.possible).toBe(true);
    expect(planning.dayOf(frozen, '2027-01-21')).toMatchObject({ reason: 'NO_SLOT' });
    expect(planning.dayOf(fresh, '2027-01-21')?.possible).toBe(true);
  });

  it('FAI-2: the amount of an earlier year is spread over the days an article can come on, in whole units', () => {
    const product = testProduct('1', 'Nudeln', { attributes: fresh });
    const earlier = { quantity: 20, unit: 'Stk', orders: 2 };
    const days = ['2027-01-14', '2027-01-19', '2027-01-21'];
    expect(previousPlan({ product, line: undefined, earlier }, 'Ktn', days, planning)).toEqual([
      { date: '2027-01-21', amount: 4 },
    ]);
    expect(previousPlan({ product, line: undefined }, 'Ktn', days, planning)).toEqual([]);
  });
});
