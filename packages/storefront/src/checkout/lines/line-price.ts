import type { Unit } from '@gastroshop/api-contract';
import type { PricedRow, PriceOnRequest } from '@gastroshop/domain/pricing';
import { priceRow } from '@gastroshop/domain/pricing';
import { unitByAbbreviation } from '@gastroshop/domain/quantity';
import { effectiveStatus, isOrderable } from '@gastroshop/domain/product';
import { priceQuestionOf, type ProductContext } from '../../product';
import type { CheckoutLine } from './checkout-line';

type PriceContext = Pick<ProductContext, 'visibility' | 'priceDay' | 'fair'>;

/** A priced line: the answer of the domain, or undefined where prices may not be seen or the line cannot be ordered. */
export type LineRow = PricedRow | PriceOnRequest | undefined;

const known = new WeakMap<CheckoutLine, { readonly context: PriceContext; readonly row: LineRow }>();

/** The unit of a line, where its article is sold in it. */
const lineUnit = ({ product, unit }: Pick<CheckoutLine, 'product' | 'unit'>): Unit | undefined =>
  unitByAbbreviation(product.units, unit);

/** What a line costs by the prices of the order day. Lines that cannot be ordered cost nothing, as at the backend. */
export const lineRow = (line: CheckoutLine, context: PriceContext): LineRow => {
  const found = known.get(line);
  if (found?.context === context) return found.row;
  const unit = lineUnit(line);
  const question =
    unit === undefined || !isOrderable(effectiveStatus(line.product))
      ? undefined
      : priceQuestionOf(
          { bulkPrices: line.product.bulkPrices ?? [], weighed: line.product.weighed },
          unit,
          line.amount,
          context,
        );
  const row = question && priceRow(question);
  known.set(line, { context, row });
  return row;
};
