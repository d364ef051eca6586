import type { StandingOrderLine } from '@gastroshop/api-contract';
import type { PricedLine } from './outlook';

/** A line as the wire has it. */
export const lineOnTheWire = (
  { stored, view: { product }, isMissing, total }: PricedLine,
  position: number,
): StandingOrderLine => ({
  position,
  sku: stored.sku,
  unitAbbreviation: stored.unitAbbreviation,
  amount: stored.amount,
  name: product.name,
  ...(product.thumbnailUrl !== undefined && { thumbnailUrl: product.thumbnailUrl }),
  isAvailable: !isMissing,
  ...(total !== undefined && { net: total }),
  ...(product.weighed !== undefined && { estimated: true }),
});
