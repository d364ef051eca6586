import type { PageRoute } from '@gastroshop/app-shell/router';
import { checkoutRoute } from '../features/checkout';
import { contentRoute } from '../features/content';
import { productRoute } from '../features/product';
import { quantityHistoryRoute } from '../features/quantity-history';
import { searchRoute } from '../features/search';
import { startRoute } from '../features/start';
import type { FairStore } from './fair-store';

/**
 * The pages of a fair. What none of them has is the not-found page's (NAV-5). Its articles are told to customers alone,
 * so whoever looks for them signs in.
 */
export const fairPages = (fairCode: string, terms: FairStore): readonly PageRoute[] => [
  startRoute(terms.fair),
  searchRoute,
  productRoute,
  checkoutRoute,
  contentRoute,
  quantityHistoryRoute({
    fairCode,
    findFair: async () => {
      if (terms.fair() === undefined) await terms.ask();
      return terms.fair();
    },
  }),
];
