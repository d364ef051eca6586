import { type Client, getSuppliers } from '@gastroshop/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Names of suppliers change about never. */
const NAMES_MS = 60 * 60_000;

/** Names of suppliers by their ids, for those the facets do not name. */
export const suppliersQuery = (client: Client, tenant: string, supplierIds: readonly string[]) =>
  queryOptions({
    queryKey: ['suppliers', tenant, supplierIds],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, string>>> => {
      const suppliers = await getSuppliers(client, { tenant, filterBody: { supplierIds } }, { signal });
      return Object.fromEntries(suppliers.map(({ id, name }) => [id, name]));
    },
    enabled: supplierIds.length > 0,
    staleTime: NAMES_MS,
  });
