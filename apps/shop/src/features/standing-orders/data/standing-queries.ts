import {
  type Client,
  getDeliveryAddresses,
  getOrdersOverview,
  getStandingOrder,
  getStandingOrderOccurrences,
  getStandingOrders,
} from '@gastroshop/api-client';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';

const STANDING = 'standing-orders';

/** Whom a call is for. */
export const ofCustomer = ({ tenant, customerId }: ShopScope) => ({ tenant, customerId });

/** Everything that is known of standing orders. */
export const standingKey = (scope: ShopScope) => scopedKey(scope, STANDING);

/** The standing orders of the customer. */
export const standingOrdersQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: [...standingKey(scope), 'list'],
    queryFn: () => getStandingOrders(client, ofCustomer(scope)),
  });

/** One standing order. */
export const standingOrderQuery = (client: Client, scope: ShopScope, standingOrderId: string) =>
  queryOptions({
    queryKey: [...standingKey(scope), 'one', standingOrderId],
    queryFn: () => getStandingOrder(client, { ...ofCustomer(scope), standingOrderId }),
  });

/** The next four times a standing order comes. */
export const occurrencesQuery = (client: Client, scope: ShopScope, standingOrderId: string) =>
  queryOptions({
    queryKey: [...standingKey(scope), 'next', standingOrderId],
    queryFn: () => getStandingOrderOccurrences(client, { ...ofCustomer(scope), standingOrderId }),
  });

/** The last orders, by which a rhythm is proposed. */
export const lastOrdersQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, STANDING, 'last-orders'),
    queryFn: () => getOrdersOverview(client, { ...ofCustomer(scope), size: 20 }),
  });

/** Where the customer is delivered to. */
export const addressesQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, STANDING, 'addresses'),
    queryFn: () => getDeliveryAddresses(client, ofCustomer(scope)),
  });
