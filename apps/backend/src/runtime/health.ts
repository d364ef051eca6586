import type { FastifyInstance } from 'fastify';
import type { Store } from '../db';
import { HEALTH_PATHS } from './promises-to-machines';

/** What the embedded engine does not promise; said wherever somebody looks after the installation. */
const EMBEDDED_NOTE =
  'Embedded database: survives a killed process, not a power cut. Production uses PostgreSQL.';

/** Time the database has to answer before the node counts as not ready. */
const PATIENCE_MS = 2_000;

/** How long a count of the queue is told. */
const COUNTED_MS = 5_000;

/** Whether the node should get requests. */
export interface Readiness {
  /** False while the process is stopping. */
  isOpen: boolean;
}

/** Jobs that are not done, of every kind. */
interface OpenJobs {
  readonly waiting: number;
  /** Given up; a person has to look. */
  readonly parked: number;
}

/** What else of an installation is told to whoever asks whether it is ready. */
interface HealthFacts {
  /** What it goes without on purpose. */
  readonly withoutReceiver?: readonly string[] | undefined;
  readonly countJobs?: (() => Promise<OpenJobs>) | undefined;
}

/** /healthz: the process lives. /readyz: it can answer, and store what it is told; a proxy takes it out of turn while it says 503. */
export const registerHealth = (
  app: FastifyInstance,
  store: Store,
  readiness: Readiness,
  { withoutReceiver = [], countJobs }: HealthFacts = {},
): void => {
  const jobs = rememberJobs(countJobs);
  const note = store.engine === 'pglite' ? { note: EMBEDDED_NOTE } : {};
  const config = { rule: 'open' } as const;
  app.get(HEALTH_PATHS.alive, { config }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', engine: store.engine, ...note }),
  );
  app.get(HEALTH_PATHS.ready, { config }, async (_request, reply) => {
    const answers = readiness.isOpen && (await databaseAnswers(store));
    const open = answers ? await inTime(jobs()) : undefined;
    return reply
      .code(answers ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: answers ? 'ready' : 'not ready',
        // Told, and no reason to take the node away: what is accepted waits until there is a receiver.
        ...(withoutReceiver.length > 0 && { withoutReceiver }),
        ...(open !== undefined && { jobs: open }),
      });
  });
};

/** What a piece of work came to; undefined where it failed or takes too long. */
const inTime = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      resolve(undefined);
    }, PATIENCE_MS);
  });
  const result = await Promise.race([work.catch(() => undefined), patience]);
  clearTimeout(timer);
  return result;
};

const databaseAnswers = async (store: Store): Promise<boolean> =>
  (await inTime(store.check(PATIENCE_MS).then(() => true))) ?? false;

/** Probes come every second from several sides: the queue is counted for all of them now and then. */
const rememberJobs = (count: HealthFacts['countJobs']): (() => Promise<OpenJobs | undefined>) => {
  let known: { readonly at: number; readonly jobs: Promise<OpenJobs | undefined> } | undefined;
  return () => {
    const now = performance.now();
    if (known === undefined || now - known.at > COUNTED_MS)
      known = {
        at: now,
        jobs: count === undefined ? Promise.resolve(undefined) : count().catch(() => undefined),
      };
    return known.jobs;
  };
};
