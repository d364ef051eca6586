import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCartSkus } from '../cart';
import { expectedGoodsQuery, useNextDelivery } from '../delivery';
import { customerQuery } from '../session';
import { useShop } from '../shop';
import { type DueProducts, dueQuery } from './due-query';

const NOTHING_DUE: DueProducts = { products: [], bought: [] };

/**
 * What the customer is due to buy before the delivery after the one that can still be ordered, without what is in the cart
 * and what is on its way; where nobody knows what is on its way, it is proposed all the same.
 *
 * @param isAsked false: it is not asked for yet
 * @returns undefined until it is known
 */
export const useDue = (isAsked: boolean): DueProducts | undefined => {
  const { client, gateway } = useShop();
  const date = useNextDelivery()?.afterDeadline?.date;
  const inCart = useCartSkus();
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const { data, isError } = useQuery(dueQuery(gateway, isAsked ? date : undefined));
  // Where nothing is delivered nothing is due, and what cannot be found out is not proposed.
  const isNothing = isAsked && (isError || (customer !== undefined && date === undefined));
  const expected = useQuery({
    ...expectedGoodsQuery(client, gateway.scope),
    enabled: isAsked && date !== undefined && gateway.cart !== undefined,
  });
  const isExpectedKnown = !expected.isPending || expected.isError;
  return useMemo(() => {
    if (isNothing) return NOTHING_DUE;
    if (data === undefined || inCart === undefined || !isExpectedKnown) return undefined;
    const onItsWay = new Set(expected.data?.map(({ sku }) => sku));
    return {
      ...data,
      products: data.products.filter(({ sku }) => !inCart.has(sku) && !onItsWay.has(sku)),
    };
  }, [isNothing, data, inCart, isExpectedKnown, expected.data]);
};
