import { checkDeliveryDay, earliestDelivery } from '@gastroshop/domain/delivery';
import { useState } from 'react';
import type { PlannedTour } from '../../delivery';

/**
 * The day the buyer counted on and whose deadline has passed: the one chosen, or the one that was offered when the page
 * was opened. Undefined while there is nothing to tell.
 *
 * @param now the backend's time, epoch milliseconds
 */
export const useMissedDeliveryDay = (
  { schedule, delivery, missed }: PlannedTour,
  now: number,
): string | undefined => {
  const [offered] = useState(delivery?.date);
  if (missed !== undefined || offered === undefined || offered === delivery?.date) return missed;
  const clock = { now: () => now };
  const day = checkDeliveryDay(schedule, clock, offered);
  // Whoever has chosen another day since does not count on it any more.
  const isMoved = delivery?.date === earliestDelivery(schedule, clock)?.date;
  return isMoved && !day.possible && day.reason === 'DEADLINE_PASSED' ? offered : undefined;
};
