import type { Product, Unit } from '@gastroshop/api-contract';
import type { DecimalString } from '@gastroshop/domain/money';
import { priceRow } from '@gastroshop/domain/pricing';
import { isUnusualAmount, storageQuantity, usualInUnit } from '@gastroshop/domain/quantity';
import { toPricingInput, type ProductContext } from '../product-data';

/** An amount that is asked about before it counts (QTY-6). */
export interface UnusualAmount {
  /** The amount, in storage units. */
  readonly quantity: DecimalString;
  /** What is usual, in the unit asked about. */
  readonly from: number;
  readonly to: number;
  /** Whose usual amount it is. */
  readonly of: NonNullable<Product['usualAmount']>['of'];
}

/**
 * Tells whether an amount of a product is asked about (QTY-6). Where prices are not to be seen, the amount alone decides,
 * so that nothing of a price can be told from it.
 */
export const unusualAmountOf = (
  product: Product,
  amount: number,
  unit: Unit,
  context: Pick<ProductContext, 'visibility' | 'priceDay' | 'fair'>,
): UnusualAmount | undefined => {
  const { usualAmount: usual } = product;
  // Told by the amount alone first: what a row costs is worked out for few of them.
  if (usual === undefined || amount === 0 || !isUnusualAmount(amount, unit, usual, undefined))
    return undefined;
  const question = toPricingInput(product, unit, amount, context);
  const row = question && priceRow(question);
  const net = row?.kind === 'PRICED' ? row.rowTotal : undefined;
  if (!isUnusualAmount(amount, unit, usual, net)) return undefined;
  return { quantity: storageQuantity(amount, unit), of: usual.of, ...usualInUnit(usual, unit) };
};
