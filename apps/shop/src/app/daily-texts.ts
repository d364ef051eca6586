import { defineNamespace } from '@gastroshop/i18n';
import type { ShopDailyTexts } from '../i18next-resources';
import de from './texts/shop-daily.de.json';
import en from './texts/shop-daily.en.json';

/** The ways of the daily work. */
export const dailyTexts = defineNamespace<ShopDailyTexts>('shop-daily', { de, en });
