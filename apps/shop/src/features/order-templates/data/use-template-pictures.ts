import { queryProducts } from '@gastroshop/api-client';
import type { OrderTemplate, Product } from '@gastroshop/api-contract';
import { scopedKey, useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** So many products of a template are looked at for pictures that tell it from others. */
export const LOOKED_AT = 9;

/** Pictures come for as many templates as are seen at a glance; whoever has more knows them by name. */
const MAX_TEMPLATES = 15;

const DAY_MS = 24 * 60 * 60_000;

/** Numbers of the first products of a template. */
const firstSkus = ({ orderTemplateItems }: OrderTemplate): readonly string[] =>
  orderTemplateItems.slice(0, LOOKED_AT).map(({ productSku }) => productSku);

/** The first products of templates, by number, for their pictures: one call, and nothing waits for it. */
export const useTemplatePictures = (templates: readonly OrderTemplate[]): ReadonlyMap<string, Product> => {
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const skus = useMemo(
    () => [...new Set(templates.slice(0, MAX_TEMPLATES).flatMap(firstSkus))].sort(),
    [templates],
  );
  const { data } = useQuery({
    queryKey: scopedKey(scope, 'template-pictures', skus),
    queryFn: ({ signal }) =>
      queryProducts(client, { tenant: scope.tenant, customerId: scope.customerId, body: skus }, { signal }),
    enabled: scope.customerId !== '' && skus.length > 0,
    staleTime: DAY_MS,
  });
  return useMemo(() => new Map((data ?? []).map((product) => [product.sku, product])), [data]);
};
