import type { OrderListMatch, Product } from '@gastroshop/api-contract';
import { readGtin } from '@gastroshop/domain/product';
import type { FoundLine } from './take-reading';

/** By what an article was found. */
export const matchOf = (
  { sku, crossTenantProductId, units }: Product,
  { reading: { name }, way }: FoundLine,
): OrderListMatch => {
  if (way === 'BY_WORDS') return 'WORDS';
  if (name.text === sku || name.text === crossTenantProductId) return 'NUMBER';
  const { gtin } = name;
  const isOfUnit = units.some(({ gtins = [] }) => gtins.some((own) => readGtin(own) === gtin));
  return gtin !== undefined && isOfUnit ? 'GTIN' : 'NAME';
};
