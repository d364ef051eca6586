import { defineNamespace } from '@gastroshop/i18n';
import type { UiProductTexts } from '../i18next-resources';
import de from './texts/ui-product.de.json';
import en from './texts/ui-product.en.json';

/** What rows, tiles and pictures of products say. */
export const productTexts = /* @__PURE__ */ defineNamespace<UiProductTexts>('ui-product', { de, en });
