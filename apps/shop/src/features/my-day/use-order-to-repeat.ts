import type { OverviewOrder } from '@gastroshop/api-contract';
import { useNow } from '@gastroshop/storefront/delivery';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { latestOrdersQuery } from './day-queries';
import { orderToRepeat } from './orders-of-day';

/** The order that is repeated with one tap: undefined while it is not known, null where there is none. */
export const useOrderToRepeat = (): OverviewOrder | null | undefined => {
  const { client, gateway } = useShop();
  const now = useNow();
  const { data: orders, isError } = useQuery(latestOrdersQuery(client, gateway.scope));
  return isError ? null : orders && (orderToRepeat(orders, now) ?? null);
};
