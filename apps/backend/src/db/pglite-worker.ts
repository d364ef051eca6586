import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { parentPort, workerData } from 'node:worker_threads';
import type { PgliteResponse, PgliteRequest, PgliteSource } from './pglite-messages';

/**
 * PGlite in a thread of its own, so that a long query never holds up requests. It takes PostgreSQL's wire protocol in
 * and gives it out: the driver on the other side is the same as for a PostgreSQL server.
 */
const port = parentPort;
if (port === null) throw new Error('The database runs in a worker thread only');

const say = (answer: PgliteResponse) => {
  port.postMessage(answer);
};

const source = workerData as PgliteSource;
/** What the database keeps of its files itself; the machine keeps the rest. By default it takes 128 MB for that. */
const BUFFERS = '32MB';

const database = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  ...(source.folder !== undefined && { dataDir: source.folder }),
  ...(source.template !== undefined && { loadDataDir: new Blob([source.template]) }),
  extensions: { pg_trgm, unaccent },
});

const obey = async (order: PgliteRequest): Promise<PgliteResponse> => {
  switch (order.kind) {
    case 'protocol':
      return { id: order.id, bytes: await database.execProtocolRaw(order.bytes) };
    case 'dump': {
      const dump = await database.dumpDataDir('none');
      return { id: order.id, bytes: new Uint8Array(await dump.arrayBuffer()) };
    }
    case 'close':
      await database.close();
      return { id: order.id, bytes: new Uint8Array() };
  }
};

// One order after the other: PGlite is one connection.
let last: Promise<void> = Promise.resolve();
port.on('message', (order: PgliteRequest) => {
  last = last.then(async () => {
    try {
      say(await obey(order));
    } catch (error) {
      say({ id: order.id, error: error instanceof Error ? error.message : String(error) });
    }
  });
});
say({ id: 0, bytes: new Uint8Array() });
