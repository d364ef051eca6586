import type { OrderListMatch, Product } from '@gastroshop/api-contract';
import { isProductNumber, parseGtin } from '@gastroshop/domain/product';
import type { FoundLine } from './take-reading';

/** By what an article was found. */
export const matchOf = (
  { sku, crossTenantProductId, units }: Product,
  { reading: { name }, way }: FoundLine,
): OrderListMatch => {
  if (way === 'BY_WORDS') return 'WORDS';
  const isNumber = [sku, crossTenantProductId].some(
    (number) => number !== undefined && isProductNumber(name.text, number),
  );
  if (isNumber) return 'NUMBER';
  const { gtin } = name;
  const isOfUnit = units.some(({ gtins = [] }) => gtins.some((own) => parseGtin(own) === gtin));
  return gtin !== undefined && isOfUnit ? 'GTIN' : 'NAME';
};
