import type { Order, OrderItem } from '@gastroshop/api-contract';
import { decimal, decimalPlaces, toMoney, roundHalfUp, sumMoney } from '@gastroshop/domain/money';
import type { CheckoutEvent, OrderedItem } from '../../tracking';

/** As the shop states unit prices: two to four decimals. */
const asUnitPrice = (euro: Parameters<typeof decimal>[0]): string => {
  const price = roundHalfUp(euro, 4);
  return price.toFixed(Math.max(2, decimalPlaces(price.toFixed())));
};

/**
 * What one of the ordered unit costs. A line's price is that of a storage unit, of a weighed product that of its weight:
 * where price and amount alone do not make the row, as with weight or a discount on the sum, the row's share counts.
 */
const unitPriceOf = ({ price, ratio, amount, mostAccurateRowTotal: row }: OrderItem): string | undefined => {
  const ofUnit = price === undefined ? undefined : decimal(price).times(decimal(ratio));
  if (row === undefined || amount === 0) return ofUnit && asUnitPrice(ofUnit);
  if (ofUnit !== undefined && toMoney(ofUnit.times(amount)) === toMoney(row)) return asUnitPrice(ofUnit);
  return asUnitPrice(decimal(row).div(amount));
};

const itemOf = (item: OrderItem): OrderedItem => ({
  productId: item.productSku,
  unit: item.unitAbbr,
  amount: item.amount,
  salePrice: unitPriceOf(item),
  rowTotal: item.mostAccurateRowTotal,
});

/** What an order is told to services as (TRK-1); prices are in it where the buyer may see them. */
export const checkoutEventOf = ({ id, orderItems }: Order): CheckoutEvent => {
  const rows = orderItems.flatMap(({ mostAccurateRowTotal: row }) => (row === undefined ? [] : [row]));
  return {
    kind: 'checkout',
    category: 'order',
    source: 'Cart',
    orderId: id,
    items: orderItems.map(itemOf),
    total: rows.length === 0 ? undefined : sumMoney(rows),
  };
};
