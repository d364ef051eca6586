import { defineTexts } from '@gastroshop/i18n';

/** What the search in the header says. */
export const headerTexts = /* @__PURE__ */ defineTexts('storefront-header-search', {
  de: {
    placeholder: 'Artikel, Nummer oder Marke, Menge gleich dazu: „3 Ktn Obers“',
    visitorPlaceholder: 'Artikel, Nummer oder Marke',
    phonePlaceholder: 'Artikel suchen',
    fromDevice: 'Ohne Verbindung: nur Ihre Artikel und was Sie zuletzt gesehen haben.',
    failed: 'Die Vorschläge konnten nicht geladen werden. Enter sucht trotzdem.',
  },
  en: {
    placeholder: 'Product, number or brand, with the amount: “3 boxes cream”',
    visitorPlaceholder: 'Product, number or brand',
    phonePlaceholder: 'Search',
    fromDevice: 'No connection: only your products and what you have seen last.',
    failed: 'The suggestions could not be loaded. Enter searches anyway.',
  },
});
