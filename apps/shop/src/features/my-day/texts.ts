import { defineNamespace } from '@gastroshop/i18n';
import type { ShopMyDayTexts } from '../../i18next-resources';
import de from './texts/shop-my-day.de.json';
import en from './texts/shop-my-day.en.json';

/** What the page of the day says. */
export const myDayTexts = defineNamespace<ShopMyDayTexts>('shop-my-day', { de, en });
