import { defineTexts } from '@gastroshop/i18n';

/** What is said about answers from before the connection was lost. */
export const offlineTexts = /* @__PURE__ */ defineTexts('storefront-offline', {
  de: {
    asOfTime: 'Stand {{time}}',
    asOfDay: 'Stand {{day}}, {{time}}',
  },
  en: {
    asOfTime: 'As of {{time}}',
    asOfDay: 'As of {{day}}, {{time}}',
  },
});
