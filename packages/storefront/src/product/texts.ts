import { defineTexts } from '@gastroshop/i18n';

/** What this room says. */
export const productRoomTexts = defineTexts('storefront-product', {
  de: {
    noLonger: 'Nicht mehr im Sortiment',
    notOrderable: 'Derzeit nicht bestellbar',
    removed: 'Aus dem Warenkorb genommen',
    undo: 'Rückgängig',
    upTo: 'bis {{most}}',
    shelfNotLoaded: 'Diese Artikel konnten nicht geladen werden.',
  },
  en: {
    noLonger: 'No longer in the range',
    notOrderable: 'Cannot be ordered at the moment',
    removed: 'Taken out of the cart',
    undo: 'Undo',
    upTo: 'up to {{most}}',
    shelfNotLoaded: 'These products could not be loaded.',
  },
});
