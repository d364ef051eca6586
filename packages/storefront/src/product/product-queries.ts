import {
  type Client,
  getRecentEssenceItemsOfProduct,
  getSafetyDatasheetAvailability,
  getSuppliers,
} from '@gastroshop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { scopedKey, type ShopGateway, type ShopScope } from '../shop';

/** Names of suppliers and datasheets change by import, once a day at most. */
const LASTING_MS = 5 * 60_000;

/** One article. */
export const productQuery = (gateway: ShopGateway, sku: string) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'product', sku),
    queryFn: ({ signal }) => gateway.product(sku, { signal }),
  });

/** What the page of an article shows beyond the article itself. */
export const productDetailsQuery = (gateway: ShopGateway, sku: string) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'product-details', sku),
    queryFn: ({ signal }) => gateway.productDetails(sku, { signal }),
  });

/** The variants an article belongs to. */
export const variantsQuery = (gateway: ShopGateway, sku: string) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'variants', sku),
    queryFn: ({ signal }) => gateway.variants(sku, { signal }),
  });

/** What goes with an article. */
export const recommendationsQuery = (gateway: ShopGateway, sku: string) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'recommendations', sku),
    queryFn: ({ signal }) => gateway.recommendations(sku, { signal }),
  });

/** Several articles, in the order asked for; those that are no more are left out. */
export const productsQuery = (gateway: ShopGateway, skus: readonly string[]) =>
  queryOptions({
    queryKey: scopedKey(gateway.scope, 'products', skus),
    queryFn: async ({ signal }) => {
      const found = new Map(
        (await gateway.products(skus, { signal })).map((product) => [product.sku, product]),
      );
      return skus.flatMap((sku) => found.get(sku) ?? []);
    },
    enabled: skus.length > 0,
  });

/** What the customer bought of an article lately (ESS-3); asks nothing where no customer is chosen. */
export const recentItemsQuery = (client: Client, scope: ShopScope, sku: string) =>
  queryOptions({
    queryKey: scopedKey(scope, 'recent-items', sku),
    queryFn: ({ signal }) =>
      getRecentEssenceItemsOfProduct(
        client,
        { tenant: scope.tenant, customerId: scope.customerId, sku },
        { signal },
      ),
    enabled: scope.customerId !== '',
  });

/** Who supplies an article; nothing where its supplier is not told. */
export const supplierQuery = (client: Client, scope: ShopScope, supplierId: string | undefined) =>
  queryOptions({
    queryKey: scopedKey(scope, 'supplier', supplierId),
    queryFn: async ({ signal }) => {
      const supplierIds = supplierId === undefined ? [] : [supplierId];
      const suppliers = await getSuppliers(
        client,
        { tenant: scope.tenant, filterBody: { supplierIds } },
        { signal },
      );
      return suppliers.find(({ id }) => id === supplierId) ?? null;
    },
    staleTime: LASTING_MS,
    enabled: supplierId !== undefined,
  });

/** Whether there is a safety datasheet to be had. */
export const safetyDatasheetQuery = (client: Client, scope: ShopScope, sku: string) =>
  queryOptions({
    queryKey: scopedKey(scope, 'safety-datasheet', sku),
    queryFn: ({ signal }) =>
      getSafetyDatasheetAvailability(client, { tenant: scope.tenant, sku }, { signal }),
    staleTime: LASTING_MS,
  });
