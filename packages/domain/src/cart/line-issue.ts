import { isOrderable, type ProductStatus } from '../product';
import { isAllowedAmount, smallestAllowedAmount, unitByAbbreviation } from '../quantity';
import type { CartLine } from './cart-line';
import type { LineProduct } from './line-product';

/** The amount of a line is refused: the parts of the sentence that says so (CRT-4). */
export interface InvalidAmount {
  readonly code: 'INVALID_AMOUNT';
  readonly sku: string;
  readonly productName: string;
  /** Smallest amount that may be ordered in the line's unit. */
  readonly minQty: number;
}

/** Why a line cannot be ordered as it is. */
export type LineIssue =
  | InvalidAmount
  /** The article is not active, or the customer's assortment leaves it out. */
  | { readonly code: 'NOT_AVAILABLE'; readonly sku: string; readonly status: ProductStatus }
  /** The article has no such unit, or its minimum is beyond the greatest amount of it. */
  | { readonly code: 'UNIT_NOT_ORDERABLE'; readonly sku: string; readonly unitAbbreviation: string };

/**
 * Why a line cannot be ordered, if so. This is the check of a server and of imports: it refuses and names the smallest
 * valid amount, and corrects nothing (QTY-2). On a screen `correctAmount` of the quantity room corrects.
 *
 * @throws RangeError when the unit's ratio is no decimal number above 0
 * @example
 * lineIssue({ sku: '100123', amount: 1, unitAbbreviation: 'KT' }, coffee)
 * // { code: 'INVALID_AMOUNT', sku: '100123', productName: 'Kaffee', minQty: 2 }
 */
export const lineIssue = (line: CartLine, product: LineProduct): LineIssue | undefined => {
  const { sku, amount, unitAbbreviation } = line;
  const { status, minSaleQuantity = 0 } = product;
  if (!isOrderable(status) || product.restricted === true) return { code: 'NOT_AVAILABLE', sku, status };

  const unit = unitByAbbreviation(product.units, unitAbbreviation);
  const minQty = unit === undefined ? undefined : smallestAllowedAmount(minSaleQuantity, unit);
  if (unit === undefined || minQty === undefined)
    return { code: 'UNIT_NOT_ORDERABLE', sku, unitAbbreviation };

  if (isAllowedAmount(amount, unit, minSaleQuantity)) return undefined;
  return { code: 'INVALID_AMOUNT', sku, productName: product.name, minQty };
};
