import { CheckoutSteps } from '@gastroshop/app-shell/checkout';
import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { checkoutTexts } from './texts';

/** The way from the cart of the fair to the confirmed order. */
export const CheckoutPage = (): ReactNode => <CheckoutSteps cartTitle={useTexts(checkoutTexts)('cart')} />;
