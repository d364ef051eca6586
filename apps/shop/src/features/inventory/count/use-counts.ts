import { createWriteAhead, openAppDatabase } from '@gastroshop/storefront/database';
import { type ShopScope, useGateway } from '@gastroshop/storefront/shop';
import { useSyncExternalStore } from 'react';
import { type CountStore, createCountStore, type PendingCounts } from './count-store';

const stores = new Map<string, CountStore>();

const ownerOf = ({ tenant, customerId, userId }: ShopScope): string =>
  JSON.stringify([tenant, customerId, userId]);

const storeOf = (app: string, scope: ShopScope): CountStore => {
  const owner = ownerOf(scope);
  const key = JSON.stringify([app, owner]);
  const store =
    stores.get(key) ??
    createCountStore(
      openAppDatabase(app),
      owner,
      createWriteAhead(`${app} counts`, () => sessionStorage),
    );
  stores.set(key, store);
  return store;
};

/** The stock-takings on this device, and what keeps them. */
export interface Counts extends PendingCounts {
  readonly store: CountStore;
}

/**
 * The stock-takings of the user for the customer that the backend does not have.
 *
 * @param app name of the app; each has a database of its own
 */
export const useCounts = (app: string): Counts => {
  const { scope } = useGateway();
  const store = storeOf(app, scope);
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  return { ...state, store };
};
