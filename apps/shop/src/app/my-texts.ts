import { defineNamespace } from '@gastroshop/i18n';
import type { ShopMyAreaTexts } from '../i18next-resources';
import de from './texts/shop-my-area.de.json';
import en from './texts/shop-my-area.en.json';

/** The ways of the buyer's own area. */
export const myTexts = defineNamespace<ShopMyAreaTexts>('shop-my-area', { de, en });
