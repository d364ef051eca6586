import { type Client, getOrders } from '@gastroshop/api-client';
import type { Order } from '@gastroshop/api-contract';
import { requestedDayForTour, requestedDaysOf, type Tour } from '@gastroshop/domain/delivery';
import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopScope } from '../../shop';

/** An order that is open for changes is one of the latest. */
const LATEST = 20;

/** The latest orders of a customer. */
export const latestOrdersQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'latest-orders'),
    queryFn: ({ signal }) => {
      const { tenant, customerId } = scope;
      const page = { page: 0, size: LATEST, sortBy: 'orderedAt', sortDirection: 'desc' } as const;
      return getOrders(client, { tenant, customerId, ...page }, { signal });
    },
    enabled: scope.customerId !== '' && scope.place.kind === 'SHOP',
  });

/** What a cart would come with. */
export interface CartDelivery {
  readonly addressId: string | undefined;
  /** Each tour of its goods with the day chosen for it. */
  readonly tours: readonly { readonly tour: Tour; readonly date: string | undefined }[];
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
}

/**
 * The open order a cart can be added to: of the same address and days, and before a deadline of its own. Of several the latest.
 *
 * @param orders the latest first
 */
export const openOrderFor = (
  orders: readonly Order[],
  { addressId, tours, now }: CartDelivery,
): Order | undefined =>
  orders.find((order) => {
    const { source, statusHistory, editableUntil, deliveryAddress, orderItems } = order;
    const days = requestedDaysOf(order);
    return (
      source === 'WEBSHOP' &&
      statusHistory?.at(-1)?.status === 'RECEIVED' &&
      editableUntil !== undefined &&
      now < Date.parse(editableUntil) &&
      deliveryAddress?.externalId === addressId &&
      orderItems.every(({ plan }) => plan === undefined) &&
      tours.length > 0 &&
      tours.every(({ tour, date }) => date !== undefined && requestedDayForTour(tour, days) === date)
    );
  });
