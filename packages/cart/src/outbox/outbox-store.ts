import { cartOutboxReducer, EMPTY_OUTBOX, type OutboxAction, type WithCartOutbox } from './cart-outbox-slice';

/** Holds what the buyer has done to a cart. A Redux store with the reducer of the outbox is one. */
export interface OutboxStore {
  readonly getState: () => WithCartOutbox;
  readonly dispatch: (action: OutboxAction) => unknown;
  /** Is told after each change; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Holds it where no other store does. */
export const createOutboxStore = (): OutboxStore => {
  let state: WithCartOutbox = { cartEdits: EMPTY_OUTBOX };
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch: (action) => {
      const cartEdits = cartOutboxReducer(state.cartEdits, action);
      if (cartEdits === state.cartEdits) return;
      state = { cartEdits };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
