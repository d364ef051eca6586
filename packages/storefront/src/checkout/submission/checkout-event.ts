import type { Order } from '@gastroshop/api-contract';
import type { CheckoutEvent } from '../../tracking';

/** What an order is told to services as (TRK-1); prices are in it where the buyer may see them. */
export const checkoutEventOf = ({ id, orderItems }: Order): CheckoutEvent => ({
  kind: 'checkout',
  category: 'order',
  source: 'Cart',
  orderId: id,
  items: orderItems.map(({ productSku, unitAbbr, amount, price }) => ({
    productId: productSku,
    unit: unitAbbr,
    amount,
    salePrice: price,
  })),
});
