import { nextDelivery, type NextDelivery, fairWindow } from '@gastroshop/domain/delivery';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { customerQuery } from '../session';
import { useShop } from '../shop';
import { deliveryScheduleOf } from './delivery-schedule-of';
import { useNow } from './use-now';

/** The next delivery as a header tells it. */
export interface NextDeliveryView extends NextDelivery {
  /** The backend's time at which it was worked out, epoch milliseconds. */
  readonly now: number;
}

/**
 * The next order deadline and the delivery it buys, worked out anew every minute by the backend's clock; undefined
 * while the customer is not loaded and where no delivery is possible.
 */
export const useNextDelivery = (): NextDeliveryView | undefined => {
  const { client, gateway } = useShop();
  const { terms } = gateway;
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const schedule = useMemo(
    () => (customer === undefined ? undefined : deliveryScheduleOf(customer)),
    [customer],
  );
  const now = useNow();
  return useMemo(() => {
    const clock = { now: () => now };
    const window = terms && fairWindow(terms, clock);
    const outlook = schedule && nextDelivery(schedule, clock, { window });
    return outlook && { ...outlook, now };
  }, [schedule, terms, now]);
};
