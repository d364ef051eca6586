import { createContext, use, useSyncExternalStore } from 'react';
import type { EmbeddedShop } from './create-shop';
import type { ShopSession } from './shop-session';

/** Carries the shop to its parts. */
export const EmbeddedShopContext = createContext<EmbeddedShop | undefined>(undefined);

/**
 * The shop whose parts are shown.
 *
 * @throws Error outside a `GastroshopProvider`
 */
export const useEmbeddedShop = (): EmbeddedShop => {
  const shop = use(EmbeddedShopContext);
  if (shop === undefined) throw new Error('The parts of a shop need a GastroshopProvider around them');
  return shop;
};

/** Who is looking at the page; the component renders again when that changes. */
export const useShopSession = (): ShopSession => {
  const { subscribe, getSnapshot, getServerSnapshot } = useEmbeddedShop().session;
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
};
