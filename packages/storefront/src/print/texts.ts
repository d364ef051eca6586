import { defineTexts } from '@gastroshop/i18n';

/** The heads of a table on paper. */
export const paperTableTexts = defineTexts('storefront-paper-table', {
  de: { number: 'Art.-Nr.', article: 'Artikel', amount: 'Menge', price: 'Preis', sum: 'Summe' },
  en: { number: 'No.', article: 'Product', amount: 'Amount', price: 'Price', sum: 'Sum' },
});
