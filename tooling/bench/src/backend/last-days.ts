import type { getCustomer } from '@gastroshop/api-client';
import {
  deliverySchedule,
  hasAlternativeTour,
  possibleDays,
  tourSlots,
  type RequestedDays,
  type Tour,
} from '@gastroshop/domain/delivery';

type Customer = Awaited<ReturnType<typeof getCustomer>>;

/**
 * The last day a customer can order for, of each tour its own. The days a customer's record offers are those of both
 * tours together, and other customers have others: an order for a day that only the other tour drives is refused.
 */
export const lastDays = (customer: Customer): RequestedDays => {
  const [address] = customer.deliveryAddresses;
  const lastOf = (tour: Tour) =>
    possibleDays(
      deliverySchedule({
        slots: tourSlots(customer, tour, address?.externalId),
        lastOrderTime: customer.lastOrderTime,
        customerExceptions: customer.deliveryExceptions,
      }),
      Date,
    ).at(-1);
  if (!hasAlternativeTour(customer))
    return { requestedDeliveryDay: lastOf({ name: 'MAIN', temperatures: ['AMBIENT', 'FRESH', 'FROZEN'] }) };
  const main = lastOf({ name: 'MAIN', temperatures: ['AMBIENT', 'FRESH'] });
  return {
    requestedDeliveryDay: main,
    requestedDeliveryDayFreshProducts: main,
    requestedDeliveryDayFrozenProducts: lastOf({ name: 'ALTERNATIVE', temperatures: ['AMBIENT', 'FROZEN'] }),
  };
};
