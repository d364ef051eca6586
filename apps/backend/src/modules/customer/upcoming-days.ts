import type { DeliveryException } from '@gastroshop/api-contract';
import { deliverySchedule, possibleDays } from '@gastroshop/domain/delivery';
import type { CustomerDeliveryTerms } from './delivery-terms';

/** The days among the next 28 for which something can still be ordered, by either tour. */
export const upcomingDays = (terms: CustomerDeliveryTerms, now: Date): readonly string[] => {
  const clock = { now: () => now.getTime() };
  const days = [terms.deliverySlots, terms.alternativeTourDeliverySlots].flatMap((slots) =>
    possibleDays(deliverySchedule({ ...terms, slots }), clock),
  );
  return [...new Set(days)].sort();
};

/** The exceptions that count for the customer, by day: its own instead of the tenant's, past ones left out. */
export const exceptionsFrom = (terms: CustomerDeliveryTerms, today: string): readonly DeliveryException[] => {
  const byDay = new Map(
    [...terms.tenantExceptions, ...terms.customerExceptions].map((exception) => [exception.date, exception]),
  );
  return [...byDay.values()]
    .filter(({ date, replacedBy = date }) => date >= today || replacedBy >= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
};
