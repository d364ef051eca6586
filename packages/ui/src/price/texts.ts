import { defineNamespace } from '@gastroshop/i18n';
import type { UiPriceTexts } from '../i18next-resources';
import de from './texts/ui-price.de.json';
import en from './texts/ui-price.en.json';

/** What prices say. */
export const priceTexts = /* @__PURE__ */ defineNamespace<UiPriceTexts>('ui-price', { de, en });
