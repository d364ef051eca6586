/**
 * How quick the backend is: start, calls a second, latency, CPU per call, memory; on PGlite and, where the machine has
 * one, on PostgreSQL. Each figure is the median of several runs. `pnpm --filter=@gastroshop/bench run backend`
 *
 * SECONDS a run (2), RUNS (3), ENGINES (pglite,postgresql), LOADS (part of a name), CALLERS (1,10,50)
 */
import { runServer } from '@gastroshop/backend/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../../scripts/src/bootstrap/postgres.mjs';
import { withClient } from '../with-client';
import { prepareBuyers } from './buyers';
import { runLoad } from './run-load';
import { loadsOf } from './scenarios';
import { usageOf } from './process-usage';
import { rowOf, tableOf, type Row, type Run } from './row';

const SECONDS = Number(process.env['SECONDS'] ?? 2);
const RUNS = Number(process.env['RUNS'] ?? 3);
const CALLERS = (process.env['CALLERS'] ?? '1,10,50').split(',').map(Number);
const ENGINES = (process.env['ENGINES'] ?? 'pglite,postgresql').split(',');
const LOADS = process.env['LOADS'] ?? '';
/** Callers and seconds before the first run counts: code is compiled, connections and caches are there. */
const WARM_UP = [4, 2] as const;

const measure = async (
  engine: string,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Row[]> => {
  const settings = { ...environment, DEMO_DATA: 'true', RATE_LIMITS: 'off', HOST: '127.0.0.1' };
  const first = await runServer(settings);
  await first.stop();
  const server = await runServer(settings);
  console.log(
    `${engine}: first start with demonstration data ${first.startedAfterMs.toFixed(0)} ms, second ${server.startedAfterMs.toFixed(0)} ms`,
  );
  const origin = server.origin.replace('127.0.0.1', 'localhost');
  const buyers = await prepareBuyers(origin);
  const rows: Row[] = [];
  for (const { name, lines, shotsOf } of loadsOf(buyers)) {
    if (!name.includes(LOADS)) continue;
    await buyers.renew();
    if (lines !== undefined) await buyers.fill(lines);
    await runLoad(origin, ...WARM_UP, shotsOf);
    for (const callers of CALLERS) {
      await buyers.renew();
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const before = usageOf(server.pid).cpuMs;
        const measured = await runLoad(origin, callers, SECONDS, shotsOf);
        runs.push({ ...measured, cpuMs: usageOf(server.pid).cpuMs - before });
      }
      rows.push(rowOf({ engine, name, callers }, runs));
    }
  }
  console.log(`${engine}: memory ${usageOf(server.pid).memoryMb.toFixed(0)} MB after the load`);
  await server.stop();
  return rows;
};

const measurePostgresql = async (folder: string): Promise<readonly Row[]> => {
  const postgres = await startPostgres();
  if (postgres === undefined) {
    console.log('PostgreSQL: not run, this machine has none');
    return [];
  }
  try {
    await withClient(postgres.url, (client) => client.query('create database bench'));
    return await measure(`PostgreSQL ${postgres.version.split(' ')[0] ?? ''}`, {
      DATA_DIR: path.join(folder, 'server'),
      DATABASE_URL: postgres.url.replace(/postgres$/, 'bench'),
      APP_SECRET: 'a secret of thirty-two characters',
      HAND_OVER: 'none',
      MAIL: 'caught',
      ANALYTICS: 'counted',
    });
  } finally {
    await postgres.stop();
  }
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-bench-'));
try {
  const rows = [
    ...(ENGINES.includes('pglite')
      ? await measure('PGlite', { DATA_DIR: path.join(folder, 'embedded') })
      : []),
    ...(ENGINES.includes('postgresql') ? await measurePostgresql(folder) : []),
  ];
  console.log(
    `${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? ''}, Node ${process.versions.node}; medians of ${RUNS} runs of ${SECONDS} s`,
  );
  console.log(tableOf(rows));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
