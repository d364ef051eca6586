import { CheckoutSteps } from '@gastroshop/app-shell/checkout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The way from the cart of the fair to the confirmed order. */
export const CheckoutScreen = (): ReactNode => (
  <CheckoutSteps cartTitle={useTranslation('fair-checkout').t('cart')} />
);
