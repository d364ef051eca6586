import { defineTexts } from '@gastroshop/i18n';

/** What putting an article onto templates says. */
export const toggleTexts = defineTexts('storefront-template-toggle', {
  de: {
    open: '{{name}} auf eine Bestellvorlage',
    openShort: 'Auf eine Bestellvorlage',
    on_one: 'Auf {{count}} Bestellvorlage',
    on_other: 'Auf {{count}} Bestellvorlagen',
    title: 'Auf eine Bestellvorlage setzen',
    amount: 'mit {{amount}}',
    none: 'Sie haben noch keine Bestellvorlage. Legen Sie gleich eine an:',
    newName: 'Neue Vorlage',
    create: 'Anlegen',
    failed: 'Die Bestellvorlagen konnten nicht geladen werden.',
  },
  en: {
    open: 'Add {{name}} to an order template',
    openShort: 'Add to an order template',
    on_one: 'On {{count}} order template',
    on_other: 'On {{count}} order templates',
    title: 'Add to order templates',
    amount: 'with {{amount}}',
    none: 'You have no order template yet. Make one right away:',
    newName: 'New template',
    create: 'Create',
    failed: 'The order templates could not be loaded.',
  },
});
