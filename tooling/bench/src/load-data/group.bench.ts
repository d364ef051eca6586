/**
 * How quick the shop is at the group's size: 22 tenants with 36,000 articles each, 45,000 customers, 100,000 carts, two
 * million order lines on PostgreSQL, a built backend, one and twenty callers, these at a pace and without a pause.
 * `npm run bench:group`
 *
 * CATALOGUE_FILE (needed: the catalogue that is imported), TENANTS, ARTICLES, CUSTOMERS, CARTS, ORDER_LINES (the group's
 * size; smaller to try it), SECONDS a run (5), RUNS (3), CALLERS (1,20), PACE (2, calls of each caller a second), LOADS
 * (part of a name), GROUP_SERVER and KEEP (a server of one's own, and whether the filled database stays for the next
 * time), RESULT (file; group-result.json).
 */
import { runServer } from '@gastroshop/backend/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { usageOf } from '../backend/process-usage';
import { tableOf } from '../backend/row';
import { countOf, hostsOf, readGroupSize } from './group-size';
import { countGroup, seedLoadData, type Counts } from './seed-load-data';
import { measureGroup } from './measure-group';
import { openDatabase } from './open-database';
import { backendSettings } from './run-program';
import { withClient } from '../with-client';

const size = readGroupSize();
const CALLERS = (process.env['CALLERS'] ?? '1,20').split(',').map(Number);
const { RESULT = 'group-result.json', LOADS = '' } = process.env;

/** Makes a kept database ready: what the last measurement left to do would be done during this one. */
const reopened = (url: string): Promise<Counts> =>
  withClient(url, async (client) => {
    await client.query(`delete from jobs.job where state in ('created', 'retry', 'active')`);
    return countGroup(client);
  });

const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-group-'));
const database = await openDatabase('gastroshop_group');
try {
  const began = performance.now();
  const counts = database.isFilled
    ? await reopened(database.url)
    : await seedLoadData(database.url, size, console.log);
  console.log(`Filled in ${((performance.now() - began) / 1000).toFixed(0)} s: ${JSON.stringify(counts)}`);
  const server = await runServer({
    ...backendSettings(database.url),
    DATA_DIR: folder,
    DEMO_DATA: 'true',
    RATE_LIMITS: 'off',
    HOST: '127.0.0.1',
    HOSTS: hostsOf(size.tenants),
  });
  const memoryBefore = usageOf(server.pid).memoryMb;
  const rows = await measureGroup(server.origin.replace('127.0.0.1', 'localhost'), server.pid, {
    engine: `PostgreSQL ${database.version}`,
    callers: CALLERS,
    pace: countOf('PACE', 2),
    runs: countOf('RUNS', 3),
    seconds: countOf('SECONDS', 5),
    loads: LOADS,
    tenants: size.tenants,
  });
  const memory = { beforeMb: memoryBefore, afterMb: usageOf(server.pid).memoryMb };
  await server.stop();
  const machine = {
    cores: os.availableParallelism(),
    processor: os.cpus()[0]?.model ?? '',
    node: process.versions.node,
    postgresql: database.version,
  };
  writeFileSync(
    RESULT,
    `${JSON.stringify({ machine, counts, memory, rows: rows.map((row) => ({ ...row, refused: [...row.refused] })) }, undefined, 2)}\n`,
  );
  console.log(`${machine.cores} cores, ${machine.processor}, Node ${machine.node}`);
  console.log(tableOf(rows));
  console.log(
    `Memory of the backend: ${memory.beforeMb.toFixed(0)} MB at the start, ${memory.afterMb.toFixed(0)} MB after it all`,
  );
} finally {
  await database.leave();
  rmSync(folder, { recursive: true, force: true });
}
