import { getUserCustomers } from '@gastroshop/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { EmbeddedShop } from './create-shop';

/** A user's assignments change by import, once a day at most. */
const ASSIGNED_MS = 5 * 60_000;

/** The customers a user may act for. */
export const customersOfUser = (shop: EmbeddedShop, userId: string) =>
  queryOptions({
    queryKey: ['gastroshop', shop.tenant, 'customers', userId],
    queryFn: ({ signal }) => getUserCustomers(shop.client, { tenant: shop.tenant }, { signal }),
    staleTime: ASSIGNED_MS,
    enabled: userId !== '',
  });
