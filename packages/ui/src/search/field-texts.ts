import { defineNamespace } from '@gastroshop/i18n';
import type { UiSearchFieldTexts } from '../i18next-resources';
import de from './texts/ui-search-field.de.json';
import en from './texts/ui-search-field.en.json';

/** What the field of the search says by itself: it is there before the suggestions and their words have arrived. */
export const fieldTexts = /* @__PURE__ */ defineNamespace<UiSearchFieldTexts>('ui-search-field', { de, en });
