import { addDays, viennaInstant } from '@gastroshop/domain/calendar';
import { findDelivery, deliverySchedule } from '@gastroshop/domain/delivery';
import type { DemoDay } from '../demo-day';
import { holidayExceptions, type DemoCustomer } from '../people';
import type { DemoFair } from './fairs';
import type { OrderDays } from './order-days';

const DAYS_BETWEEN = 3;

/** Days of as many orders as a fair allows: placed lately, to come one after the other from its first day on. */
export const fairDaysOf = (
  customer: DemoCustomer,
  fair: DemoFair,
  { day, year, today }: DemoDay,
): readonly OrderDays[] => {
  const schedule = deliverySchedule({
    slots: customer.deliveries.main,
    tenantExceptions: holidayExceptions([year, year + 1]),
  });
  const days: OrderDays[] = [];
  let date = fair.firstPossibleDeliveryDate ?? today;
  while (days.length < (fair.maxOrdersPerCustomer ?? 0) && date <= (fair.lastPossibleDeliveryDate ?? date)) {
    const delivery = findDelivery(schedule, date);
    const orderDay = day(-(days.length + 1) * DAYS_BETWEEN);
    if (delivery !== undefined)
      days.push({ orderedAt: viennaInstant(orderDay, '10:20'), orderDay, main: delivery, frozen: undefined });
    date = addDays(date, 1);
  }
  return days;
};
