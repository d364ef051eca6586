import { type Client, getRecentEssenceItems } from '@gastroshop/api-client';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';

/** The day the customer last bought each of some articles, YYYY-MM-DD by sku; articles never bought are missing. */
export const recentPurchasesQuery = (client: Client, scope: ShopScope, skus: readonly string[]) =>
  queryOptions({
    queryKey: scopedKey(scope, 'pad-recent-purchases', skus),
    queryFn: async ({ signal }): Promise<Readonly<Record<string, string>>> => {
      const { tenant, customerId } = scope;
      const items = await getRecentEssenceItems(client, { tenant, customerId, skus: [...skus] }, { signal });
      const days = new Map<string, string>();
      for (const { sku, date } of items) if (date > (days.get(sku) ?? '')) days.set(sku, date);
      return Object.fromEntries(days);
    },
    enabled: scope.customerId !== '' && skus.length > 0,
  });
