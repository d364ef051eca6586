import { defineNamespace } from '@gastroshop/i18n';
import type { UiFilterTexts } from '../i18next-resources';
import de from './texts/ui-filter.de.json';
import en from './texts/ui-filter.en.json';

/** What filters say. */
export const filterTexts = /* @__PURE__ */ defineNamespace<UiFilterTexts>('ui-filter', { de, en });
