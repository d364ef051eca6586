import { defineNamespace } from '@gastroshop/i18n';
import type { UiFieldTexts } from '../i18next-resources';
import de from './texts/ui-field.de.json';
import en from './texts/ui-field.en.json';

/** What form fields say by themselves. */
export const fieldTexts = /* @__PURE__ */ defineNamespace<UiFieldTexts>('ui-field', { de, en });
