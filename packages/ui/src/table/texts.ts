import { defineNamespace } from '@gastroshop/i18n';
import type { UiTableTexts } from '../i18next-resources';
import de from './texts/ui-table.de.json';
import en from './texts/ui-table.en.json';

/** What tables and their pages say. */
export const tableTexts = /* @__PURE__ */ defineNamespace<UiTableTexts>('ui-table', { de, en });
