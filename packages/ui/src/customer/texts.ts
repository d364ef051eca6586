import { defineTexts } from '@gastroshop/i18n';

/** What the choice of a customer says. */
export const customerTexts = /* @__PURE__ */ defineTexts('ui.customer', {
  de: {
    customers: 'Kunden',
    id: 'Kundennummer',
    name: 'Name',
    address: 'Adresse',
    choice: 'Auswahl',
    choose: 'Wählen',
    chooseCustomer: '{{name}} wählen',
    current: 'Aktueller Kunde',
    filter: 'Kunden suchen',
    filterHint: 'Nummer, Name oder Adresse',
    found_one: '{{count}} Kunde gefunden',
    found_other: '{{count}} Kunden gefunden',
    notFound: 'Kein Kunde passt zu „{{query}}“.',
  },
  en: {
    customers: 'Customers',
    id: 'Customer number',
    name: 'Name',
    address: 'Address',
    choice: 'Choice',
    choose: 'Choose',
    chooseCustomer: 'Choose {{name}}',
    current: 'Current customer',
    filter: 'Search customers',
    filterHint: 'Number, name or address',
    found_one: '{{count}} customer found',
    found_other: '{{count}} customers found',
    notFound: 'No customer matches “{{query}}”.',
  },
});
