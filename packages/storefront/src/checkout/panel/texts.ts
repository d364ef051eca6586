import { defineNamespace } from '@gastroshop/i18n';
import type { StorefrontCartPanelTexts } from '../../i18next-resources';
import de from './texts/storefront-cart-panel.de.json';
import en from './texts/storefront-cart-panel.en.json';

/** What the cart beside lists says. */
export const panelTexts = defineNamespace<StorefrontCartPanelTexts>('storefront-cart-panel', { de, en });
