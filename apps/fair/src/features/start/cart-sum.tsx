import { formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { useCartSummary } from '@gastroshop/storefront/cart';
import type { ReactNode } from 'react';
import { startTexts } from './texts';

/** What is in the fair's cart so far, net. */
export const CartSum = (): ReactNode => {
  const t = useTexts(startTexts);
  const { net, estimated } = useCartSummary();
  if (net === undefined) return null;
  const sum = formatPrice(net);
  return ` · ${t('net', { sum: estimated ? formatEstimate(sum) : sum })}`;
};
