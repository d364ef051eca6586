import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCartSkus } from '../cart';
import { useDeliveryOutlook } from '../delivery';
import { useGateway } from '../shop';
import { type DueProducts, dueQuery } from './due-query';

/**
 * What the customer is due to buy before the delivery after the one that can still be ordered, without what is in the cart.
 *
 * @param isAsked false: it is not asked for yet
 * @returns undefined until it is known
 */
export const useDue = (isAsked: boolean): DueProducts | undefined => {
  const gateway = useGateway();
  const date = useDeliveryOutlook()?.afterDeadline?.date;
  const inCart = useCartSkus();
  const { data } = useQuery(dueQuery(gateway, isAsked ? date : undefined));
  return useMemo(
    () =>
      data === undefined || inCart === undefined
        ? undefined
        : { ...data, products: data.products.filter(({ sku }) => !inCart.has(sku)) },
    [data, inCart],
  );
};
