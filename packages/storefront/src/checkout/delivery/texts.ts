import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontDeliveryTexts } from '../../i18next-resources';
import de from './texts/storefront-delivery.de.json';
import en from './texts/storefront-delivery.en.json';

/** What the delivery step says. */
export const deliveryTexts = defineNamespace<StorefrontDeliveryTexts>('storefront-delivery', { de, en });
