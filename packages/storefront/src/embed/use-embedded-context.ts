import { viennaDateAt } from '@gastroshop/domain/calendar';
import { NO_FLAGS } from '@gastroshop/identity';
import { useMemo, useSyncExternalStore } from 'react';
import { createProductContext, type ProductContext } from '../product-data';
import { useEmbeddedShop, useShopSession } from './shop-context';

const subscribeToLooks = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
};

const today = () => viennaDateAt(Date.now());

/** The circumstances in which products are shown to the user who looks at the page. */
export const useEmbeddedContext = (): ProductContext => {
  const { locale, links } = useEmbeddedShop();
  const session = useShopSession();
  const day = useSyncExternalStore(subscribeToLooks, today, today);
  return useMemo(() => {
    const isSignedIn = session.status === 'BUYER' || session.status === 'CUSTOMER_MISSING';
    const flags = isSignedIn ? session.user.config : NO_FLAGS;
    return createProductContext({
      locale,
      productUrl: links.product,
      loggedIn: isSignedIn,
      today: day,
      // Prices are those of a customer: without one there are none, whatever the user may see.
      flags: session.status === 'BUYER' ? flags : { ...flags, displayPriceInformation: false },
    });
  }, [locale, links, session, day]);
};
