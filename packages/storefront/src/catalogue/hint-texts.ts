import { defineTexts } from '@gastroshop/i18n';

/** What the list says of what was typed. */
export const hintTexts = /* @__PURE__ */ defineTexts('storefront-search-hints', {
  de: {
    meant: 'Meinten Sie',
    missing: 'Nicht gefunden:',
    quoted: '„{{word}}“',
    others: 'Sie sehen, was zu den übrigen Wörtern passt.',
    missingSpoken: 'Nicht gefunden: {{words}}',
  },
  en: {
    meant: 'Did you mean',
    missing: 'Not found:',
    quoted: '“{{word}}”',
    others: 'You see what fits the other words.',
    missingSpoken: 'Not found: {{words}}',
  },
});
