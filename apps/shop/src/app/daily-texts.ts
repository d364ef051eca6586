import { defineTexts } from '@gastroshop/i18n';

/** The ways of the daily work. */
export const dailyTexts = defineTexts('shop-daily', {
  de: {
    myDay: 'Mein Tag',
    assortment: 'Sortiment',
    offers: 'Aktionen',
    essentials: 'Stammartikel',
    due_one: '{{count}} fällig',
    due_other: '{{count}} fällig',
    templates: 'Vorlagen',
    orderPad: 'Bestellblock',
    inventory: 'Inventur',
    orders: 'Bestellungen',
    receipts: 'Belege',
    more: 'Mehr',
    service: 'Service',
  },
  en: {
    myDay: 'My day',
    assortment: 'Products',
    offers: 'Offers',
    essentials: 'Regulars',
    due_one: '{{count}} due',
    due_other: '{{count}} due',
    templates: 'Templates',
    orderPad: 'Order pad',
    inventory: 'Stock-taking',
    orders: 'Orders',
    receipts: 'Receipts',
    more: 'More',
    service: 'Service',
  },
});
