import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { planDeliveries, type PlannedTour } from '../../delivery';
import { testCustomer } from '../../testing/test-customer';
import { useMissedDeliveryDay } from './use-missed-delivery-day';

/** Wednesday, the deadline for Thursday is at 16:00; after that it is Thursday week. */
const BEFORE = Date.parse('2026-11-25T15:59:00+01:00');
const AFTER = Date.parse('2026-11-25T16:00:00+01:00');

const tourAt = (now: number, chosen?: string): PlannedTour => {
  const [tour] = planDeliveries({
    customer: testCustomer(),
    articles: [[{ key: 'Gekuehlt' }]],
    chosen: { MAIN: chosen },
    now,
  }).tours;
  if (tour === undefined) throw new Error('There is no tour');
  return tour;
};

interface Shown {
  readonly now: number;
  readonly chosen?: string | undefined;
}

const show = (initialProps: Shown) =>
  renderHook(({ now, chosen }: Shown) => useMissedDeliveryDay(tourAt(now, chosen), now), { initialProps });

it('tells the day that was offered, once its deadline has passed', () => {
  const { result, rerender } = show({ now: BEFORE });
  expect(result.current).toBeUndefined();
  rerender({ now: AFTER });
  expect(result.current).toBe('2026-11-26');
});

it('tells the day that was chosen, and is silent when another one was', () => {
  const { result, rerender } = show({ now: BEFORE, chosen: '2026-11-26' });
  rerender({ now: AFTER, chosen: '2026-11-26' });
  expect(result.current).toBe('2026-11-26');
  rerender({ now: AFTER, chosen: '2026-12-10' });
  expect(result.current).toBeUndefined();
});

it('says nothing to somebody who comes afterwards', () => {
  expect(show({ now: AFTER }).result.current).toBeUndefined();
});
