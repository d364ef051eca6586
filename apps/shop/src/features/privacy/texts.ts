import { defineNamespace } from '@gastroshop/i18n';
import type { ShopPrivacyTexts } from '../../i18next-resources';
import de from './texts/shop-privacy.de.json';
import en from './texts/shop-privacy.en.json';

/** What the page of the privacy preferences says. */
export const privacyTexts = defineNamespace<ShopPrivacyTexts>('shop-privacy', { de, en });
