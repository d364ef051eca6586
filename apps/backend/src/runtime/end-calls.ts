import type { FastifyInstance } from 'fastify';
import { within } from './within';

/** Time calls under way have, in milliseconds: nearly all take a thousandth of it. */
const CALLS_MS = 5_000;
/** What ends with the listener has so long after that, in milliseconds; what does not end by itself ends with the process. */
const CLOSE_MS = 1_000;
/** How often connections that have nothing more to say are looked for. */
const LOOK_MS = 50;

/**
 * Ends what listens: no new connections; streams end at once, calls under way finish, for five seconds at most. Browsers
 * keep connections for later calls, which would hold the process as long as they please.
 *
 * @param callsMs time calls under way have, in milliseconds
 */
export const endCalls = async (app: FastifyInstance, callsMs = CALLS_MS): Promise<void> => {
  const look = setInterval(() => {
    app.server.closeIdleConnections();
  }, LOOK_MS);
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
  }, callsMs);
  await within(callsMs + CLOSE_MS, app.close()).finally(() => {
    clearInterval(look);
    clearTimeout(cut);
  });
};
