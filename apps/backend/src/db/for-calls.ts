import type { Store } from './store';

/** The database itself ends the statements of a call after 15 seconds; where it is silent, the call ends by itself. */
const PATIENCE_MS = 17_000;

/** The store for what answers calls: also what the house does for them (sign-on, sessions) waits no longer than a call. */
export const forCalls = (store: Store): Store => ({
  ...store,
  asSystem: (work, options) => store.asSystem(work, { patienceMs: PATIENCE_MS, ...options }),
});
