import { defineNamespace } from '@gastroshop/i18n';
import type { FairCheckoutTexts } from '../../i18next-resources';
import de from './texts/fair-checkout.de.json';
import en from './texts/fair-checkout.en.json';

/** Title of the cart of the fair in the browser's tabs. */
export const checkoutTexts = defineNamespace<FairCheckoutTexts>('fair-checkout', { de, en });
