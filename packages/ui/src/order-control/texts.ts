import { defineNamespace } from '@gastroshop/i18n';
import type { UiOrderControlTexts } from '../i18next-resources';
import de from './texts/ui-order-control.de.json';
import en from './texts/ui-order-control.en.json';

/** What the order control says. */
export const orderControlTexts = /* @__PURE__ */ defineNamespace<UiOrderControlTexts>('ui-order-control', {
  de,
  en,
});
