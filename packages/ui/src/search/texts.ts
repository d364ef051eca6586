import { defineTexts } from '@gastroshop/i18n';

/** What the search says. */
export const searchTexts = /* @__PURE__ */ defineTexts('ui.search', {
  de: {
    search: 'Suche',
    plainPlaceholder: 'Artikel, Nummer oder Marke',
    placeholder: 'Artikel, Nummer oder Marke, Menge gleich dazu: „3 Ktn Obers“',
    clear: 'Suche leeren',
    completion: 'Vorschläge',
    products: 'Artikel',
    categories: 'Kategorien',
    past: 'Letzte Suchen',
    popular: 'Oft gesucht',
    forget: '{{text}} vergessen',
    loading: 'Vorschläge werden geladen …',
    nothing: 'Keine Vorschläge zu „{{text}}“. Enter sucht im ganzen Sortiment.',
    found_one: '{{count}} Vorschlag',
    found_other: '{{count}} Vorschläge',
    keys: 'Pfeiltasten wählen, Enter öffnet, Tab führt zur Menge',
  },
  en: {
    search: 'Search',
    plainPlaceholder: 'Product, number or brand',
    placeholder: 'Product, number or brand, with the amount: “3 boxes cream”',
    clear: 'Clear search',
    completion: 'Suggestions',
    products: 'Products',
    categories: 'Categories',
    past: 'Recent searches',
    popular: 'Popular searches',
    forget: 'Forget {{text}}',
    loading: 'Loading suggestions …',
    nothing: 'No suggestions for “{{text}}”. Enter searches the whole range.',
    found_one: '{{count}} suggestion',
    found_other: '{{count}} suggestions',
    keys: 'Arrow keys choose, Enter opens, Tab leads to the amount',
  },
});
