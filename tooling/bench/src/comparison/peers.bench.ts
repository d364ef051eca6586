/**
 * Our backend beside Vendure with its DefaultSearchPlugin: the same machine, the same PostgreSQL server, the same
 * catalogue, the same client, one after the other in one run. `npm run bench:peers`
 *
 * CATALOGUE_FILE (needed), ARTICLES (36000), SECONDS a run (5), RUNS (3), CALLERS (1,10), GROUP_SERVER and KEEP as in
 * bench:group, RESULT (file; peers-result.json). Vendure is installed from npm by its own lock file, into
 * tooling/bench/peers/vendure and nowhere else.
 */
import { runServer } from '@gastroshop/backend/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareBuyers } from '../backend/buyers';
import { runLoad } from '../backend/run-load';
import type { Load } from '../backend/scenarios';
import { usageOf } from '../backend/process-usage';
import { rowOf, tableOf, type Row, type Run } from '../backend/row';
import { enlargeCatalogue } from '../load-data/enlarge-catalogue';
import { groupLoads } from '../load-data/group-loads';
import { countOf, MEASURED_TENANT, type GroupSize } from '../load-data/group-size';
import { seedLoadData } from '../load-data/seed-load-data';
import { newTexts } from '../load-data/new-texts';
import { openDatabase } from '../load-data/open-database';
import { backendSettings } from '../load-data/run-program';
import { fillVendure, installVendure, startVendure } from './start-vendure';
import { vendureLoads } from './vendure-loads';

const PRODUCTS = countOf('ARTICLES', 36_000);
const SECONDS = countOf('SECONDS', 5);
const RUNS = countOf('RUNS', 3);
const CALLERS = (process.env['CALLERS'] ?? '1,10').split(',').map(Number);
const { RESULT = 'peers-result.json', CATALOGUE_FILE = '' } = process.env;
const WARM_UP = [4, 3] as const;
/** Our side holds no more customers and orders than it needs: neither does the other. */
const SIZE: GroupSize = {
  tenants: [MEASURED_TENANT],
  articles: PRODUCTS,
  customers: 4_500,
  carts: 500,
  orderLines: 1_000,
};

interface Side {
  readonly engine: string;
  readonly origin: string;
  readonly pid: number;
  readonly loads: readonly Load[];
  readonly renew: () => Promise<void>;
  readonly fill: (lines: number) => Promise<void>;
}

const measure = async (side: Side, name: string, callers: number): Promise<Row | undefined> => {
  const load = side.loads.find((one) => one.name === name);
  if (load === undefined) return undefined;
  await side.renew();
  if (load.lines !== undefined) await side.fill(load.lines);
  await runLoad(side.origin, ...WARM_UP, load.shotsOf);
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = usageOf(side.pid).cpuMs;
    const measured = await runLoad(side.origin, callers, SECONDS, load.shotsOf);
    runs.push({ ...measured, cpuMs: usageOf(side.pid).cpuMs - before });
  }
  return rowOf({ engine: side.engine, name, callers }, runs);
};

const ratioOf = (own: Row, other: Row): string =>
  `${own.name}, ${own.callers} callers: ${(own.perSecond / other.perSecond).toFixed(1)} times the calls a second, p95 ${own.p95.toFixed(1)} ms beside ${other.p95.toFixed(1)} ms`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-peers-'));
const own = await openDatabase('gastroshop_peer_own');
const peer = await openDatabase('gastroshop_peer_vendure', own.server);
try {
  await installVendure();
  const catalogue = path.join(folder, 'catalogue.jsonl');
  await enlargeCatalogue(path.resolve(CATALOGUE_FILE), PRODUCTS, catalogue);
  if (!own.isFilled) await seedLoadData(own.url, SIZE, console.log);
  if (!peer.isFilled) await fillVendure(peer.url, catalogue, PRODUCTS);
  const server = await runServer({
    ...backendSettings(own.url),
    DATA_DIR: folder,
    DEMO_DATA: 'true',
    RATE_LIMITS: 'off',
    HOST: '127.0.0.1',
  });
  const vendure = await startVendure(peer.url);
  const origin = server.origin.replace('127.0.0.1', 'localhost');
  const buyers = await prepareBuyers(origin);
  const texts = await newTexts(origin);
  const sides = [
    {
      engine: 'our backend',
      origin,
      pid: server.pid,
      loads: groupLoads(buyers, texts, [MEASURED_TENANT]),
      renew: buyers.renew,
      fill: buyers.fill,
    },
    {
      engine: 'Vendure 3.5.2',
      origin: vendure.origin,
      pid: vendure.pid,
      loads: await vendureLoads(vendure.origin, texts, Math.max(...CALLERS)),
      renew: () => Promise.resolve(),
      fill: () => Promise.resolve(),
    },
  ] as const;
  const rows: Row[] = [];
  const ratios: string[] = [];
  for (const { name } of sides[1].loads)
    for (const callers of CALLERS) {
      const [ours, theirs] = [await measure(sides[0], name, callers), await measure(sides[1], name, callers)];
      if (ours === undefined || theirs === undefined)
        throw new Error(`${name} was not measured on both sides`);
      rows.push(ours, theirs);
      ratios.push(ratioOf(ours, theirs));
    }
  await server.stop();
  await vendure.stop();
  writeFileSync(
    RESULT,
    `${JSON.stringify({ articles: PRODUCTS, ratios, rows: rows.map((row) => ({ ...row, refused: [...row.refused] })) }, undefined, 2)}\n`,
  );
  console.log(
    `${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? ''}, Node ${process.versions.node}, ${PRODUCTS} articles`,
  );
  console.log(tableOf(rows));
  console.log(ratios.join('\n'));
} finally {
  await peer.leave();
  await own.leave();
  rmSync(folder, { recursive: true, force: true });
}
