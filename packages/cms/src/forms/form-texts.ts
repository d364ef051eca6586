import { defineNamespace } from '@gastroshop/i18n';
import type { CmsFormTexts } from '../i18next-resources';
import de from './texts/cms-form.de.json';
import en from './texts/cms-form.en.json';

/** What forms say themselves; their labels are the editors'. */
export const formTexts = /* @__PURE__ */ defineNamespace<CmsFormTexts>('cms-form', { de, en });
