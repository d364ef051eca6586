import type { StandingOccurrence, StandingOrder } from '@gastroshop/api-contract';
import { createBrowserStorage, type ShopScope, useShop } from '@gastroshop/storefront/shop';
import { useSyncExternalStore } from 'react';
import { createDecisionStore, type DecisionStore, hasDecisions } from './decision-store';
import type { WaitingDecision } from './waiting-decision';

const storage = createBrowserStorage(() => localStorage);
const stores = new Map<string, DecisionStore>();

const storeOf = (scope: ShopScope): DecisionStore => {
  const { tenant, customerId, userId } = scope;
  const key = JSON.stringify([tenant, customerId, userId]);
  const store = stores.get(key) ?? createDecisionStore(storage, scope);
  stores.set(key, store);
  return store;
};

/** Whether something somebody decided of standing orders waits to be sent from this device. */
export const hasWaitingDecisions = (scope: ShopScope): boolean => hasDecisions(storage, scope);

/** What somebody decided of standing orders that the shop has not been told yet, and what keeps it. */
export const useDecisions = (): {
  readonly decisions: readonly WaitingDecision[];
  readonly store: DecisionStore;
} => {
  const store = storeOf(useShop().gateway.scope);
  return { decisions: useSyncExternalStore(store.subscribe, store.decisions, store.decisions), store };
};

/** Keeps a decision until the shop can be told; what shows the delivery says that it waits. */
export const useKeepDecision = ({ id, name }: StandingOrder) => {
  const { gateway, clock } = useShop();
  return (
    { date, deliveryDay = date }: Pick<StandingOccurrence, 'date' | 'deliveryDay'>,
    decided: Pick<WaitingDecision, 'skips' | 'lines'>,
  ): void => {
    storeOf(gateway.scope).add({
      standingOrderId: id,
      name,
      date,
      day: deliveryDay,
      ...decided,
      at: clock.now(),
    });
  };
};
