import {
  checkLabelsForInactiveProducts,
  type Client,
  getLabelProducts,
  getLabelSkus,
} from '@gastroshop/api-client';
import { scopedKey, type ShopScope } from '@gastroshop/storefront/shop';
import { queryOptions } from '@tanstack/react-query';
import { type LabelSort, wireLabelSortOf } from './label-sort';

/** Key of all that is known of the user's labels for the customer. */
export const labelsKey = (scope: ShopScope) => scopedKey(scope, 'labels');

/** Key of the numbers on the list. */
export const labelSkusKey = (scope: ShopScope) => scopedKey(scope, 'labels', 'skus');

/** The articles on the list, as they are shown. */
export const labelProductsQuery = (client: Client, scope: ShopScope, sort: LabelSort) =>
  queryOptions({
    queryKey: scopedKey(scope, 'labels', 'products', sort),
    queryFn: ({ signal }) =>
      getLabelProducts(
        client,
        { tenant: scope.tenant, customerId: scope.customerId, ...wireLabelSortOf(sort) },
        { signal },
      ),
    enabled: scope.customerId !== '',
  });

/** Which articles on the list can be printed, and which are no longer active (LAB-1). */
export const labelCheckQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: scopedKey(scope, 'labels', 'check'),
    queryFn: ({ signal }) =>
      checkLabelsForInactiveProducts(
        client,
        { tenant: scope.tenant, customerId: scope.customerId },
        { signal },
      ),
    enabled: scope.customerId !== '',
  });

/** Numbers of the articles on the list, for the marks in other lists. */
export const labelSkusQuery = (client: Client, scope: ShopScope) =>
  queryOptions({
    queryKey: labelSkusKey(scope),
    queryFn: ({ signal }) =>
      getLabelSkus(client, { tenant: scope.tenant, customerId: scope.customerId }, { signal }),
    enabled: scope.customerId !== '',
  });
