import { defineNamespace } from '@gastroshop/i18n';
import type { UiSearchTexts } from '../i18next-resources';
import de from './texts/ui-search.de.json';
import en from './texts/ui-search.en.json';

/** What the search says beyond its field. */
export const searchTexts = /* @__PURE__ */ defineNamespace<UiSearchTexts>('ui-search', { de, en });
