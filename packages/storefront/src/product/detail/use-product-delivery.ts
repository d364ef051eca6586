import type { Product } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '../../delivery';
import { customerQuery } from '../../session';
import { useShop } from '../../shop';
import { type ProductDelivery, productDelivery } from './product-delivery';

/**
 * The next delivery of an article to the customer acted for, worked out anew every minute; undefined without a customer,
 * where no delivery is possible, and in a fair, where the buyer chooses the days.
 */
export const useProductDelivery = (product: Product): ProductDelivery | undefined => {
  const { client, gateway } = useShop();
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const now = useNow();
  const isFair = gateway.fair !== undefined;
  return useMemo(
    () => (customer === undefined || isFair ? undefined : productDelivery(product, customer, now)),
    [product, customer, isFair, now],
  );
};
