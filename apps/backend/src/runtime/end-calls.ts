import type { FastifyInstance } from 'fastify';

/** Time calls under way have, in milliseconds: nearly all take a thousandth of it. */
const CALLS_MS = 5_000;
/** How often connections that have nothing more to say are looked for. */
const LOOK_MS = 50;

/**
 * Ends what listens: no new connections; streams end at once, calls under way finish, for five seconds at most. Browsers
 * keep connections for later calls, which would hold the process as long as they please.
 */
export const endCalls = async (app: FastifyInstance): Promise<void> => {
  const look = setInterval(() => {
    app.server.closeIdleConnections();
  }, LOOK_MS);
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
  }, CALLS_MS);
  await app.close().finally(() => {
    clearInterval(look);
    clearTimeout(cut);
  });
};
