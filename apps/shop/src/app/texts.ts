import { defineNamespace } from '@gastroshop/i18n';
import type { ShopAppTexts } from '../i18next-resources';
import de from './texts/shop-app.de.json';
import en from './texts/shop-app.en.json';

/** What the frame of the shop says. */
export const appTexts = defineNamespace<ShopAppTexts>('shop-app', { de, en });
