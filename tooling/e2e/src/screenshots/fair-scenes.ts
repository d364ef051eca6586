import { AUTUMN, fairPath, SPRING, SUMMER } from '../fair/fairs';
import type { Products } from './products';
import { confirmLastOrder } from './last-order';
import { openDialog } from './open-dialog';
import type { ScreenState } from './screen-state';

const BUYER = 'az100001';
const WITHOUT_PRICES = 'az100003';
const AT_LIMIT = 'az100004';
const DATES = /^(?:Liefertermine wählen|Choose delivery dates)$/;
const LANDMARKT = { host: 'll.localhost', user: 'll400001' };

/** Every route of a fair for everybody who sees it differently, and every reason not to be let in. */
export const fairScenesOf = (products: Products): readonly ScreenState[] => {
  const at = (page: string): string => fairPath(AUTUMN, page);
  return [
    { name: 'Fair · start', path: at(''), user: BUYER },
    { name: 'Fair · start without prices', path: at(''), user: WITHOUT_PRICES },
    { name: 'Fair · start of a visitor', path: at('') },
    { name: 'Fair · start LL', path: at(''), ...LANDMARKT },
    { name: 'Fair · search', path: at('search?query=käse'), user: BUYER },
    { name: 'Fair · search category', path: at('search?categoryId=14'), user: BUYER },
    { name: 'Fair · search without prices', path: at('search?query=milch'), user: WITHOUT_PRICES },
    {
      name: 'Fair · search tiles',
      path: at('search?query=wein'),
      user: BUYER,
      preferences: { listView: 'tiles' },
    },
    { name: 'Fair · nothing found', path: at('search?query=xqzwvv'), user: BUYER },
    { name: 'Fair · product', path: at(`product/${products.normal}`), user: BUYER },
    { name: 'Fair · product weighed', path: at(`product/${products.weighed}`), user: BUYER },
    { name: 'Fair · product unknown', path: at('product/1'), user: BUYER },
    { name: 'Fair · quantity history', path: at('quantity-history'), user: BUYER },
    { name: 'Fair · quantity history without prices', path: at('quantity-history'), user: WITHOUT_PRICES },
    {
      name: 'Fair · dates of the quantity history',
      path: at('quantity-history'),
      user: BUYER,
      prepare: openDialog(DATES),
    },
    { name: 'Fair · cart', path: at('checkout'), user: BUYER },
    { name: 'Fair · empty cart', path: at('checkout'), ...LANDMARKT },
    { name: 'Fair · delivery', path: at('checkout/delivery'), user: BUYER },
    { name: 'Fair · delivery dates', path: at('checkout/delivery'), user: BUYER, prepare: openDialog(DATES) },
    {
      name: 'Fair · confirmation',
      path: '/privacy-preferences',
      user: BUYER,
      prepare: confirmLastOrder(at('checkout/confirmation')),
      unfolds: true,
    },
    { name: 'Fair · nothing confirmed', path: at('checkout/confirmation'), user: BUYER },
    { name: 'Fair · page', path: at('page/lieferzeiten'), user: BUYER },
    { name: 'Fair · not found', path: at('nowhere'), user: BUYER },
    { name: 'Fair refused · unknown', path: fairPath('NIRGENDS'), user: BUYER },
    { name: 'Fair refused · not active', path: fairPath(SPRING), user: BUYER },
    { name: 'Fair refused · barred', path: at(''), user: 'az100002', customerId: '48311' },
    { name: 'Fair refused · limit reached', path: at(''), user: AT_LIMIT },
    { name: 'Fair refused · another branch', path: fairPath(SUMMER), user: BUYER },
    { name: 'Fair refused · days are over', path: fairPath(SUMMER), ...LANDMARKT },
  ];
};
