import type { BasePriceLabelData, PriceHintData, PriceLabelState } from '../price';
import type { ProductCardData, ProductOrderState } from './product-data';

/** Sold by the measure it is compared by: the same price twice beside each other looks like a mistake. */
const isSame = (basePrice: BasePriceLabelData, price: PriceLabelState | undefined): boolean =>
  price !== undefined &&
  price !== 'ON_REQUEST' &&
  price.unit === basePrice.unit &&
  price.priceText === basePrice.priceText;

/** The price to compare by, where it is another one than the price. */
export const otherBasePrice = ({
  basePrice,
  price,
}: Pick<ProductCardData, 'basePrice' | 'price'>): BasePriceLabelData | undefined =>
  basePrice === undefined || isSame(basePrice, price) ? undefined : basePrice;

/** What the amount in the order control comes to; undefined where that is the price itself, or nothing can be ordered. */
export const totalHint = (
  total: ProductCardData['total'],
  order: Pick<ProductOrderState, 'inCart' | 'draft'> | undefined,
): (PriceHintData & { readonly kind: 'TOTAL' }) | undefined =>
  total === undefined || order === undefined
    ? undefined
    : {
        kind: 'TOTAL',
        ...total,
        of: order.inCart ? 'CART' : order.draft === undefined ? 'PROPOSED' : 'TYPED',
      };

/** The one line below a price where the sum has no column of its own: a tier within reach, else the sum. */
export const hintWithTotal = (
  price: PriceLabelState | undefined,
  total: PriceHintData | undefined,
): PriceHintData | undefined => {
  const note = price === undefined || price === 'ON_REQUEST' ? undefined : price.note;
  return note?.kind === 'NEXT_TIER' ? note : (total ?? note);
};
