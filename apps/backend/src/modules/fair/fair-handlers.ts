import type { Handlers } from '../../calls';
import { entryOf, knownFair } from './fair-entry';
import { readFair } from './stored-fair';

/** Fairs as their pages need them. */
export const fairHandlers = () =>
  ({
    getFair: async ({ tenant, path }, queries) => {
      const guest = { tenant, customer: undefined };
      // One that is over is answered too: its page says so (FAI-3).
      return knownFair(entryOf(await readFair(queries, path.fairId), guest), guest);
    },
  }) satisfies Handlers;
