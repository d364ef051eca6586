import { defineTexts } from '@gastroshop/i18n';

/** What filters say. */
export const filterTexts = /* @__PURE__ */ defineTexts('ui.filter', {
  de: {
    chosen_one: '{{count}} gewählt',
    chosen_other: '{{count}} gewählt',
    clear: 'Auswahl bei {{facet}} löschen',
    search: 'In {{facet}} suchen',
    notFound: 'Nichts gefunden',
    showMore_one: 'Noch {{count}} zeigen',
    showMore_other: 'Noch {{count}} zeigen',
    showFewer: 'Weniger zeigen',
    hits_one: '{{count}} Artikel',
    hits_other: '{{count}} Artikel',
    filters: 'Gewählte Filter',
    remove: '{{filter}} entfernen',
    clearAll: 'Alle löschen',
    loading: 'Zahlen werden aktualisiert …',
  },
  en: {
    chosen_one: '{{count}} chosen',
    chosen_other: '{{count}} chosen',
    clear: 'Clear choice in {{facet}}',
    search: 'Search in {{facet}}',
    notFound: 'Nothing found',
    showMore_one: 'Show {{count}} more',
    showMore_other: 'Show {{count}} more',
    showFewer: 'Show fewer',
    hits_one: '{{count}} product',
    hits_other: '{{count}} products',
    filters: 'Chosen filters',
    remove: 'Remove {{filter}}',
    clearAll: 'Clear all',
    loading: 'Updating numbers …',
  },
});
