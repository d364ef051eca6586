import { defineTexts } from '@gastroshop/i18n';

/** What the choice of a customer says around the table. */
export const customersTexts = defineTexts('storefront.customers', {
  de: {
    title: 'Kunden',
    choose: 'Für wen bestellen Sie?',
    count_one: '{{shown}} Kunde',
    count_other: '{{shown}} Kunden',
    recent: 'Zuletzt gewählt',
    current: 'Aktueller Kunde',
    index: 'In der Liste springen',
    jump: 'Zu {{mark}}',
    failed: 'Ihre Kunden konnten nicht geladen werden.',
    noCustomerTitle: 'Noch kein Kunde',
  },
  en: {
    title: 'Customers',
    choose: 'Who are you ordering for?',
    count_one: '{{shown}} customer',
    count_other: '{{shown}} customers',
    recent: 'Chosen last',
    current: 'Current customer',
    index: 'Jump within the list',
    jump: 'To {{mark}}',
    failed: 'Your customers could not be loaded.',
    noCustomerTitle: 'No customer yet',
  },
});
