import { defineNamespace } from '@gastroshop/i18n';
import type { ShopLandingTexts } from '../../i18next-resources';
import de from './texts/shop-landing.de.json';
import en from './texts/shop-landing.en.json';

/** What the landing page says besides its heading. */
export const landingTexts = defineNamespace<ShopLandingTexts>('shop-landing', { de, en });
