import type { Product } from '@gastroshop/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { SCOPE_KEY } from '../../shop';

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' && value !== null && 'sku' in value && 'name' in value && 'units' in value;

/** Names of the articles that are loaded, by sku. */
export const productNames = (queryClient: QueryClient): ReadonlyMap<string, string> =>
  new Map(
    queryClient
      .getQueriesData({ queryKey: [SCOPE_KEY] })
      .flatMap(([, data]): readonly unknown[] => (Array.isArray(data) ? data : [data]))
      .filter(isProduct)
      .map(({ sku, name, productDisplayName }) => [sku, productDisplayName ?? name]),
  );
