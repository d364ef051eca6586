import { defineNamespace } from '@gastroshop/i18n';
import type { ShopFormTexts } from '../../i18next-resources';
import de from './texts/shop-form.de.json';
import en from './texts/shop-form.en.json';

/** What the shop says about sending forms. */
export const formPageTexts = defineNamespace<ShopFormTexts>('shop-form', { de, en });
