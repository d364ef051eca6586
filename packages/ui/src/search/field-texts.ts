import { defineTexts } from '@gastroshop/i18n';

/** What the field of the search says by itself: it is there before the suggestions and their words have arrived. */
export const fieldTexts = /* @__PURE__ */ defineTexts('ui.search-field', {
  de: {
    search: 'Suche',
    placeholder: 'Artikel, Nummer oder Marke',
  },
  en: {
    search: 'Search',
    placeholder: 'Product, number or brand',
  },
});
