/**
 * Whether lists are read and resolved as fast as by another version of the shop: both take the same lists by turns, from
 * text to answer, each with its own reader and its own backend. Counted is the processor time of both together, which
 * does not depend on what else the machine does. `BASELINE=<built checkout> npm run bench:reader-speed`
 *
 * BASELINE (required: a checkout whose backend is built), LINES (10000), RUNS (9)
 */
import { resolveOrderList } from '@gastroshop/api-client';
import { runServer } from '@gastroshop/backend/testing';
import { build } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Buyers, prepareBuyers } from '../backend/buyers';
import { usageOf } from '../backend/process-usage';
import { clientOf } from './client-of';
import { shelfOfShop } from './reader/shelf-of-shop';
import { askedLines, type ReadOrderList } from './speed/asked-lines';
import { speedLists } from './speed/speed-lists';

const BASELINE = process.env['BASELINE'] ?? '';
const LINES = Number(process.env['LINES'] ?? 10_000);
const RUNS = Number(process.env['RUNS'] ?? 9);
const WARM_UP_RUNS = 2;
const MS = 1000;
const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** A version of the shop: its reader and its backend. */
interface Version {
  readonly read: ReadOrderList;
  readonly buyers: Buyers;
  readonly origin: string;
  readonly pid: number;
}

const readerOf = async (checkout: string, folder: string): Promise<ReadOrderList> => {
  const outfile = path.join(folder, 'reader.mjs');
  await build({
    entryPoints: [path.join(checkout, 'packages/domain/src/order-list/index.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@gastroshop/source'],
    outfile,
  });
  const { parseOrderList, readOrderList = parseOrderList } = (await import(pathToFileURL(outfile).href)) as {
    readonly parseOrderList?: ReadOrderList;
    /** Its name in earlier versions. */
    readonly readOrderList?: ReadOrderList;
  };
  if (readOrderList === undefined) throw new Error(`There is no reader of order lists in ${checkout}`);
  return readOrderList;
};

const withVersion = async (checkout: string, task: (version: Version) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-speed-'));
  const settings = { DATA_DIR: folder, DEMO_DATA: 'true', RATE_LIMITS: 'off', HOST: '127.0.0.1' };
  const server = await runServer(settings, {
    server: path.join(checkout, 'apps/backend/dist/server.js'),
    node: process.execPath,
  });
  try {
    const origin = server.origin.replace('127.0.0.1', 'localhost');
    const read = await readerOf(checkout, folder);
    await task({ read, origin, pid: server.pid, buyers: await prepareBuyers(origin) });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Processor time in milliseconds: of reading, and of the backend's answers. */
interface Spent {
  readonly read: number;
  readonly resolved: number;
  readonly found: number;
}

const takeList = async ({ read, origin, pid, buyers }: Version, text: string): Promise<Spent> => {
  const client = clientOf(origin, buyers);
  const { customerId } = buyers.buyerOf(0);
  const began = process.cpuUsage();
  const lines = askedLines(read(text));
  const { user, system } = process.cpuUsage(began);
  // Connections that the backend closed meanwhile are let go first.
  await setImmediate();
  await buyers.renew();
  const before = usageOf(pid).cpuMs;
  let found = 0;
  // Lines left out of an answer because it held too many names are asked about again.
  for (let open = lines; open.length > 0;) {
    const answer = await resolveOrderList(client, { tenant: 'AZ', customerId, body: { lines: open } });
    found += answer.lines.filter(({ product }) => product !== undefined).length;
    open = open.filter((_, index) => answer.lines[index]?.notSearched);
  }
  return { read: (user + system) / MS, resolved: usageOf(pid).cpuMs - before, found };
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const medians = (spent: readonly Spent[]) => ({
  read: median(spent.map(({ read }) => read)),
  resolved: median(spent.map(({ resolved }) => resolved)),
  together: median(spent.map(({ read, resolved }) => read + resolved)),
  found: median(spent.map(({ found }) => found)),
});

const formatSpent = ({ read, resolved, together, found }: ReturnType<typeof medians>): string =>
  `${read.toFixed(0)} + ${resolved.toFixed(0)} = ${together.toFixed(0)} ms (${found} found)`;

const compare = async (name: string, text: string, versions: readonly Version[]): Promise<void> => {
  const spent: Spent[][] = versions.map(() => []);
  for (let run = 0; run < WARM_UP_RUNS + RUNS; run += 1)
    for (const [index, version] of versions.entries()) {
      const one = await takeList(version, text);
      if (run >= WARM_UP_RUNS) spent[index]?.push(one);
    }
  const [before, now] = spent.map(medians);
  if (before === undefined || now === undefined) return;
  console.log(
    `${name.padEnd(22)} before ${formatSpent(before)}, now ${formatSpent(now)}, ratio ${(now.together / before.together).toFixed(2)}`,
  );
};

if (BASELINE === '') throw new Error('BASELINE is missing: a checkout whose backend is built');
await withVersion(path.resolve(BASELINE), (before) =>
  withVersion(ROOT, async (now) => {
    console.log(
      `${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? ''}, Node ${process.versions.node}, PGlite; ${LINES} lines, medians of ${RUNS} pairs of runs, read + resolved`,
    );
    const shelf = await shelfOfShop(clientOf(now.origin, now.buyers), {
      tenant: 'AZ',
      customerId: now.buyers.buyerOf(0).customerId,
    });
    for (const [name, text] of speedLists(shelf, LINES)) await compare(name, text, [before, now]);
  }),
);
