import type { Handlers } from '../../calls';
import { toFairAdmission, requireFair } from './fair-admission';
import { findFair } from './stored-fair';

/** Fairs as their pages need them. */
export const fairHandlers = () =>
  ({
    getFair: async ({ tenant, path }, queries) => {
      const guest = { tenant, customer: undefined };
      // One that is over is answered too: its page says so (FAI-3).
      return requireFair(toFairAdmission(await findFair(queries, path.fairId), guest), guest);
    },
  }) satisfies Handlers;
