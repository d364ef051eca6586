import type { FastifyInstance } from 'fastify';
import type { Store } from '../db';

/** What the embedded engine does not promise; said wherever somebody looks after the installation. */
const EMBEDDED_NOTE =
  'Embedded database: survives a killed process, not a power cut. Production uses PostgreSQL.';

/** Time the database has to answer before the node counts as not ready. */
const PATIENCE_MS = 2_000;

/** Whether the node should get requests. */
export interface Readiness {
  /** False while the process is stopping. */
  isOpen: boolean;
}

/** /healthz: the process lives. /readyz: it can answer, and store what it is told; a proxy takes it out of turn while it says 503. */
export const registerHealth = (
  app: FastifyInstance,
  store: Store,
  readiness: Readiness,
  withoutReceiver: readonly string[] = [],
): void => {
  const note = store.engine === 'pglite' ? { note: EMBEDDED_NOTE } : {};
  const config = { rule: 'open' } as const;
  app.get('/healthz', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', engine: store.engine, ...note }),
  );
  app.get('/readyz', { config }, async (_request, reply) => {
    const answers = readiness.isOpen && (await databaseAnswers(store));
    return reply
      .code(answers ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: answers ? 'ready' : 'not ready',
        // Told, and no reason to take the node away: what is accepted waits until there is a receiver.
        ...(withoutReceiver.length > 0 && { withoutReceiver }),
      });
  });
};

const databaseAnswers = async (store: Store): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, PATIENCE_MS);
  });
  const answer = store.check(PATIENCE_MS).then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answer, patience]);
  clearTimeout(timer);
  return result;
};
