import { defineTexts } from '@gastroshop/i18n';

/** What the overview of the templates says. */
export const listTexts = defineTexts('storefront-template-list', {
  de: {
    count_one: '{{count}} Vorlage',
    count_other: '{{count}} Vorlagen',
    name: 'Name',
    articles: 'Artikel',
    shared: 'Geteilt',
    edited: 'Zuletzt geändert',
    created: 'Angelegt',
    actions: 'Aktionen',
    removed_one: '{{count}} nicht mehr im Sortiment',
    removed_other: '{{count}} nicht mehr im Sortiment',
    by: 'von {{name}}',
    copy: '{{name}} kopieren',
    failed: 'Die Bestellvorlagen konnten nicht geladen werden.',
    none: 'Noch keine Bestellvorlage',
    noneText:
      'Eine Vorlage merkt sich Artikel mit Mengen in der Reihenfolge Ihres Lagers: einmal anlegen, jede Woche mit einem Griff bestellen.',
  },
  en: {
    count_one: '{{count}} template',
    count_other: '{{count}} templates',
    name: 'Name',
    articles: 'Products',
    shared: 'Shared',
    edited: 'Last changed',
    created: 'Created',
    actions: 'Actions',
    removed_one: '{{count}} no longer in the range',
    removed_other: '{{count}} no longer in the range',
    by: 'by {{name}}',
    copy: 'Copy {{name}}',
    failed: 'The order templates could not be loaded.',
    none: 'No order template yet',
    noneText:
      'A template keeps products and amounts in the order of your store: make it once, then order from it every week in one go.',
  },
});
