import type { Client } from '@gastroshop/api-client';
import { createContext, use } from 'react';
import type { ServerClock } from '@gastroshop/cart/clock';
import type { ShopGateway } from './shop-gateway';

/** What the shared screens are given by the app they stand in. */
export interface Shop {
  readonly client: Client;
  readonly gateway: ShopGateway;
  /** The backend's time, by which deadlines count. */
  readonly clock: ServerClock;
  /**
   * Goes to an address of the shop, as a link would.
   *
   * @param from address of the page it was found on, where that is not the one shown
   */
  readonly navigate: (address: string, from?: string) => void;
}

/** Carries the shop to the screens. */
export const ShopContext = createContext<Shop | undefined>(undefined);

/**
 * The shop a screen stands in.
 *
 * @throws Error outside a `ShopProvider`
 */
export const useShop = (): Shop => {
  const shop = use(ShopContext);
  if (shop === undefined) throw new Error('useShop needs a ShopProvider around it');
  return shop;
};

/** The gateway of the shop a screen stands in. */
export const useGateway = (): ShopGateway => useShop().gateway;
