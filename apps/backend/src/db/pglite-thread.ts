import { Worker } from 'node:worker_threads';
import type { PgliteResponse, PgliteRequest, PgliteSource } from './pglite-messages';

type WithoutId<Order> = Order extends unknown ? Omit<Order, 'id'> : never;

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** The embedded database in its thread. */
export interface PgliteThread {
  /** Hands on messages of PostgreSQL's protocol and gives back what the database answers. */
  send(bytes: Uint8Array): Promise<Uint8Array>;
  /** A tar file of the whole database, from which another can be started. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The worker's file: the built one beside the built server, the source where sources run (tests). */
const workerFile = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('./pglite-worker-source.mjs', import.meta.url)
    : new URL('./pglite-worker.js', import.meta.url);

/**
 * Starts PGlite in a worker thread.
 *
 * @throws Error when the database does not open
 */
export const startPglite = async (source: PgliteSource): Promise<PgliteThread> => {
  const worker = new Worker(workerFile(), { workerData: source });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let failure: Error | undefined;

  const fail = (error: Error) => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const ready = new Promise<Uint8Array>((resolve, reject) => waiting.set(0, { resolve, reject }));
  worker.on('message', (answer: PgliteResponse) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(answer.bytes);
  });
  worker.once('error', fail);
  worker.once('exit', () => {
    fail(failure ?? new Error('The embedded database has stopped'));
  });

  const ask = (order: WithoutId<PgliteRequest>) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (failure !== undefined) {
        reject(failure);
        return;
      }
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ ...order, id: lastId });
    });

  await ready;
  return {
    send: (bytes) => ask({ kind: 'protocol', bytes }),
    dump: () => ask({ kind: 'dump' }),
    close: async () => {
      await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
};
