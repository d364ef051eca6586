import { formatPrice, markEstimate } from '@gastroshop/i18n';
import { useCartSummary } from '@gastroshop/storefront/cart';
import type { ReactNode } from 'react';

/** What is in the fair's cart so far, net. */
export const CartSum = (): ReactNode => {
  const { net, estimated } = useCartSummary();
  if (net === undefined) return null;
  const sum = formatPrice(net);
  return ` · ${estimated ? markEstimate(sum) : sum}`;
};
