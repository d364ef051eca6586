import {
  type Client,
  getGroupedInventories,
  getOrdersOverview,
  getOrderTemplates,
  getRecentEssenceItems,
  getUnreadNotificationCount,
  getUrgentNotifications,
} from '@gastroshop/api-client';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';

/** What lies further back is no order to repeat, and none that can still be changed. */
const ORDERS_LOOKED_AT = 10;
/** So many articles of templates are asked about in one call. */
const SKUS_AT_MOST = 300;
/** It changes with what the buyer does, which says so itself. */
const FRESH_MS = 60_000;

const askedFor = ({ tenant, customerId }: ShopScope) => ({ tenant, customerId });

/** The latest orders, the newest first. */
export const latestOrdersQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'orders', 'latest'),
    queryFn: async ({ signal }) => {
      const asked = { ...askedFor(scope), sortBy: 'orderedAt', sortDirection: 'desc' } as const;
      return (await getOrdersOverview(client, { ...asked, page: 0, size: ORDERS_LOOKED_AT }, { signal }))
        .orders;
    },
    staleTime: FRESH_MS,
    enabled: scope.customerId !== '',
  });

/** The templates the user may read. */
export const dayTemplatesQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'order-templates'),
    queryFn: ({ signal }) => getOrderTemplates(client, askedFor(scope), { signal }),
    staleTime: FRESH_MS,
    enabled: scope.customerId !== '',
  });

/** When the articles of templates were bought. */
export const boughtQuery = (client: Client, scope: ShopScope, skus: readonly string[]) => {
  const asked = skus.slice(0, SKUS_AT_MOST);
  return queryOptions({
    queryKey: scopedKey(scope, 'recent-essence', asked),
    queryFn: ({ signal }) => getRecentEssenceItems(client, { ...askedFor(scope), skus: asked }, { signal }),
    staleTime: FRESH_MS,
    enabled: scope.customerId !== '' && asked.length > 0,
  });
};

/** The last stock-taking. */
export const lastInventoryQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'inventories', 'last'),
    queryFn: async ({ signal }) => {
      const asked = { ...askedFor(scope), sortDirection: 'desc', pageNumber: 0, pageSize: 1 } as const;
      const { groups } = await getGroupedInventories(client, asked, { signal });
      return groups.flatMap(({ inventories }) => inventories)[0] ?? null;
    },
    staleTime: FRESH_MS,
    enabled: scope.customerId !== '',
  });

/** How many notifications are unread, and the urgent one that is, as the bell knows them. */
export const noticesQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'notifications', 'of-the-day'),
    queryFn: async ({ signal }) => {
      const [unread, { mostRecentUnread }] = await Promise.all([
        getUnreadNotificationCount(client, { signal }),
        getUrgentNotifications(client, askedFor(scope), { signal }),
      ]);
      return { unread, urgent: mostRecentUnread };
    },
    staleTime: FRESH_MS,
    enabled: scope.customerId !== '',
  });
