import { defineTexts } from '@gastroshop/i18n';

/** What order templates say everywhere. */
export const templateTexts = defineTexts('storefront-order-templates', {
  de: {
    title: 'Bestellvorlagen',
    newTemplate: 'Neue Vorlage',
    deleted: 'Vorlage gelöscht',
    undo: 'Rückgängig',
    delete: 'Vorlage {{name}} löschen',
    leave: '{{name}} nicht mehr anzeigen',
    left: 'Vorlage wird nicht mehr angezeigt',
    positions_one: '{{count}} Artikel',
    positions_other: '{{count}} Artikel',
    sharedBy: 'von {{name}} geteilt',
    sharedWith_one: 'mit {{count}} Person geteilt',
    sharedWith_other: 'mit {{count}} Personen geteilt',
    onlyMe: 'nur für mich',
  },
  en: {
    title: 'Order templates',
    newTemplate: 'New template',
    deleted: 'Template deleted',
    undo: 'Undo',
    delete: 'Delete template {{name}}',
    leave: 'Stop showing {{name}}',
    left: 'Template no longer shown',
    positions_one: '{{count}} product',
    positions_other: '{{count}} products',
    sharedBy: 'shared by {{name}}',
    sharedWith_one: 'shared with {{count}} person',
    sharedWith_other: 'shared with {{count}} people',
    onlyMe: 'only for me',
  },
});
