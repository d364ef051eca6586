import type { ReactNode } from 'react';
import { type Shop, ShopContext } from './shop-context';

/** What the provider of the shop takes. */
export interface ShopProviderProps {
  /** The shop; another object when the customer, the user or the language changes. */
  readonly shop: Shop;
  /** The application. */
  readonly children: ReactNode;
}

/** Tells the screens inside which shop they stand in. */
export const ShopProvider = ({ shop, children }: ShopProviderProps): ReactNode => (
  <ShopContext value={shop}>{children}</ShopContext>
);
