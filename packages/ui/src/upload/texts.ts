import { defineNamespace } from '@gastroshop/i18n';
import type { UiUploadTexts } from '../i18next-resources';
import de from './texts/ui-upload.de.json';
import en from './texts/ui-upload.en.json';

/** What uploads say. */
export const uploadTexts = /* @__PURE__ */ defineNamespace<UiUploadTexts>('ui-upload', { de, en });
