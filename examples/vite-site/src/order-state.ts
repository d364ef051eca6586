import type { Product } from '@gastroshop/api-contract';
import type { CartSnapshot } from '@gastroshop/cart';
import { smallestAllowedAmount } from '@gastroshop/domain/quantity';
import type { ProductOrderState } from '@gastroshop/ui';

/** A product and the cart, as the kit's order control takes them. */
export const orderStateOf = (
  { sku, units, minSaleQuantity }: Product,
  { lines }: CartSnapshot,
): ProductOrderState | undefined => {
  const offered = units.flatMap((unit) => {
    const minimum = smallestAllowedAmount(minSaleQuantity, unit);
    return unit.isVisible && minimum !== undefined ? [{ ...unit, minimum }] : [];
  });
  const unit = offered.find(({ isDefault }) => isDefault) ?? offered[0];
  const line = lines.find((held) => held.sku === sku);
  return (
    unit && {
      amount: line?.amount ?? unit.minimum,
      unit: line?.unit ?? unit.abbreviation,
      units: offered,
      inCart: line !== undefined,
    }
  );
};
