import type { OrderListMatch, Product } from '@gastroshop/api-contract';
import { hasSizes } from '../../../search-engine';
import type { FoundLine } from './take-reading';

/**
 * Whether what was read as amount and unit may be the article's own size: "Zwiebel gelb 10 kg" names a sack of 10 kg, and
 * not ten times a kilogram of it. An article named by its number leaves no doubt.
 */
export const isSizeOf = (
  { name, productDisplayName = '', shortDescription = '', netFillingQuantity }: Product,
  match: OrderListMatch,
  { amount, unit }: FoundLine['reading'],
): boolean => {
  if (amount === undefined || unit === undefined || match === 'NUMBER' || match === 'GTIN') return false;
  const content =
    netFillingQuantity === undefined ? '' : `${netFillingQuantity.quantity} ${netFillingQuantity.unit}`;
  return hasSizes([name, productDisplayName, shortDescription, content].join(' , '), `${amount} ${unit}`);
};
