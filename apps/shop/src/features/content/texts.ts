import { defineNamespace } from '@gastroshop/i18n';
import type { ShopContentTexts } from '../../i18next-resources';
import de from './texts/shop-content.de.json';
import en from './texts/shop-content.en.json';

/** What the pages of content say themselves. */
export const contentPageTexts = defineNamespace<ShopContentTexts>('shop-content', { de, en });
