import { defineNamespace } from '@gastroshop/i18n';
import type { CmsTexts } from '../i18next-resources';
import de from './cms.de.json';
import en from './cms.en.json';

/** Words the shop adds to what the editors write. */
export const contentTexts = /* @__PURE__ */ defineNamespace<CmsTexts>('cms', { de, en });
