import { defineTexts } from '@gastroshop/i18n';

/** The ways of the buyer's own area. */
export const myTexts = defineTexts('shop-my-area', {
  de: {
    area: 'Mein Bereich',
    orders: 'Bestellungen',
    orderTemplates: 'Bestellvorlagen',
    essentials: 'Stammartikel',
    inventories: 'Inventuren',
    labelPrints: 'Etiketten',
    receipts: 'Belege',
    notifications: 'Mitteilungen',
    userProfile: 'Profil',
  },
  en: {
    area: 'My area',
    orders: 'Orders',
    orderTemplates: 'Order templates',
    essentials: 'Regular products',
    inventories: 'Stock-taking',
    labelPrints: 'Labels',
    receipts: 'Receipts',
    notifications: 'Notifications',
    userProfile: 'Profile',
  },
});
