import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontCartLiveTexts } from '../../i18next-resources';
import de from './texts/storefront-cart-live.de.json';
import en from './texts/storefront-cart-live.en.json';

/** What is said of a cart on pages that do not show it. */
export const liveTexts = defineNamespace<StorefrontCartLiveTexts>('storefront-cart-live', { de, en });
