/**
 * How long the order pad waits for a pasted list: the lines go to the backend by HTTP and come back as articles, units
 * and reasons, and each is priced as the pad prices it. `pnpm bench:order-list`
 *
 * LINES (200,1000,10000), RUNS (15)
 */
import { resolveOrderList } from '@gastroshop/api-client';
import { runServer } from '@gastroshop/backend/testing';
import { priceRow } from '@gastroshop/domain/pricing';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Buyers, prepareBuyers } from '../backend/buyers';
import { clientOf } from './client-of';

const LINES = (process.env['LINES'] ?? '200,1000,10000').split(',').map(Number);
const RUNS = Number(process.env['RUNS'] ?? 15);
const WARM_UP_RUNS = 3;
/** What the issue of the order pad asks for: 200 lines in less than a second. */
const TARGET = { lines: 200, ms: 1000 } as const;
/** Every so many lines one names its article in words, and one names none there is. */
const IN_WORDS = 20;
const UNKNOWN = 50;

/** A list as it is asked about, and what became of it. */
type OrderList = Parameters<typeof resolveOrderList>[1]['body'];
type ResolvedOrderList = Awaited<ReturnType<typeof resolveOrderList>>;

const productOf = (buyers: Buyers, index: number): string => {
  if (index % UNKNOWN === UNKNOWN - 1) return `99${index}`;
  return index % IN_WORDS === IN_WORDS - 1 ? `Teebutter ${index}` : buyers.articleAt(index).sku;
};

const listOf = (buyers: Buyers, count: number): OrderList => ({
  lines: Array.from({ length: count }, (_, index) => ({
    lineNumber: index + 1,
    article: productOf(buyers, index),
    amount: 1 + (index % 9),
  })),
});

/** Prices every line that was found; the number of them keeps the work from being optimised away. */
const priceAll = ({ lines }: ResolvedOrderList, day: string): number =>
  lines.filter(({ product, amount, unitAbbreviation }) => {
    const unit = product?.units.find(({ abbreviation }) => abbreviation === unitAbbreviation);
    if (product?.bulkPrices === undefined || unit === undefined || amount === undefined) return false;
    return priceRow({ prices: product.bulkPrices, amount, unit, day }).kind === 'PRICED';
  }).length;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const measure = async (origin: string, buyers: Buyers, count: number): Promise<string> => {
  const client = clientOf(origin, buyers);
  const body = listOf(buyers, count);
  const { customerId } = buyers.buyerOf(0);
  const day = viennaDateAt(Date.now());
  const runs: { readonly resolved: number; readonly priced: number }[] = [];
  let found = 0;
  for (let run = 0; run < WARM_UP_RUNS + RUNS; run += 1) {
    await buyers.renew();
    const start = performance.now();
    const answer = await resolveOrderList(client, { tenant: 'AZ', customerId, body });
    const resolved = performance.now() - start;
    found = priceAll(answer, day);
    if (run >= WARM_UP_RUNS) runs.push({ resolved, priced: performance.now() - start - resolved });
  }
  const all = median(runs.map(({ resolved, priced }) => resolved + priced));
  const target =
    count === TARGET.lines ? `, target ${TARGET.ms} ms: ${all < TARGET.ms ? 'met' : 'MISSED'}` : '';
  return (
    `${count} lines: resolved ${median(runs.map(({ resolved }) => resolved)).toFixed(0)} ms, ` +
    `priced ${median(runs.map(({ priced }) => priced)).toFixed(0)} ms, ` +
    `together ${all.toFixed(0)} ms (${found} with a price)${target}`
  );
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-bench-'));
try {
  const settings = { DATA_DIR: folder, DEMO_DATA: 'true', RATE_LIMITS: 'off', HOST: '127.0.0.1' };
  const server = await runServer(settings);
  try {
    const origin = server.origin.replace('127.0.0.1', 'localhost');
    const buyers = await prepareBuyers(origin);
    console.log(
      `${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? ''}, Node ${process.versions.node}, PGlite; medians of ${RUNS} runs`,
    );
    for (const count of LINES) console.log(await measure(origin, buyers, count));
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
