import { formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useCartSummary } from '@gastroshop/storefront/cart';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What is in the fair's cart so far, net. */
export const CartSum = (): ReactNode => {
  const { t } = useTranslation('fair-start');
  const { net, estimated } = useCartSummary();
  if (net === undefined) return null;
  const sum = formatPrice(net);
  return ` · ${t('net', { sum: estimated ? formatEstimate(sum) : sum })}`;
};
