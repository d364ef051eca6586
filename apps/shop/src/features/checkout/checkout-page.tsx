import { CheckoutSteps } from '@gastroshop/app-shell/checkout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The way from the cart to the confirmed order. */
export const CheckoutPage = (): ReactNode => (
  <CheckoutSteps cartTitle={useTranslation('shop-checkout').t('cart')} />
);
