/**
 * How quick the backend is: start, calls a second, latency, CPU per call, memory; on PGlite and, where the machine has
 * one, on PostgreSQL. Figures of one run stand side by side. `pnpm --filter=@gastroshop/bench run backend`
 */
import { runServer, signInAt, type ServerProcess } from '@gastroshop/backend/testing';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../../scripts/src/bootstrap/postgres.mjs';
import { drive, type Shot } from './drive';
import { usageOf } from './process-usage';

const SECONDS = Number(process.env['SECONDS'] ?? 4);
const CALLERS = [1, 10, 50] as const;
const MOST_CUSTOMERS = 50;

interface Line {
  readonly engine: string;
  readonly what: string;
  readonly callers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly cpu: number;
  readonly failed: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const textAt = (value: unknown, key: string): string =>
  isRecord(value) && typeof value[key] === 'string' ? value[key] : '';
const listAt = (value: unknown, key: string): readonly unknown[] =>
  isRecord(value) && Array.isArray(value[key]) ? value[key] : [];

const measure = async (
  engine: string,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Line[]> => {
  const settings = { ...environment, DEMO_DATA: 'true', RATE_LIMITS: 'off', HOST: '127.0.0.1' };
  const first = await runServer(settings);
  const starts = [first.startedAfterMs];
  await first.stop();
  const server: ServerProcess = await runServer(settings);
  starts.push(server.startedAfterMs);
  console.log(
    `${engine}: first start with demonstration data ${(starts[0] ?? 0).toFixed(0)} ms, second ${(starts[1] ?? 0).toFixed(0)} ms`,
  );
  const origin = server.origin.replace('127.0.0.1', 'localhost');
  const lines: Line[] = [];
  let session = await signInAt(origin, 'az100005');
  const headers = () => ({
    authorization: `Bearer ${session.token}`,
    'accept-language': 'de-AT',
    host: 'localhost',
  });
  const ask = async ({ method, path: target, body }: Shot): Promise<unknown> => {
    const answer = await fetch(origin + target, {
      method,
      headers: { ...headers(), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${target} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const assigned: unknown = await ask({ method: 'GET', path: '/v1/user/customers?tenant=AZ' });
  const customers = (Array.isArray(assigned) ? assigned : [])
    .slice(0, MOST_CUSTOMERS)
    .map((customer: unknown) => textAt(customer, 'customerId'));
  const customerOf = (caller: number) => customers[caller % customers.length] ?? '';
  const found = await ask({
    method: 'POST',
    path: `/v1/t/AZ/products/search?customerId=${customerOf(0)}`,
    body: { page: { size: 300 } },
  });
  const articles = listAt(found, 'products')
    .filter(
      (product) => textAt(isRecord(product) ? product['shopAvailability'] : undefined, 'status') === 'ACTIVE',
    )
    .map((product) => {
      const units = listAt(product, 'units').filter((unit) => isRecord(unit) && unit['isVisible'] === true);
      return { sku: textAt(product, 'sku'), unitAbbreviation: textAt(units[0], 'abbreviation') };
    });
  const articleAt = (index: number) => articles[index % articles.length] ?? { sku: '', unitAbbreviation: '' };
  const words = [
    'milch',
    'käse',
    'rind',
    'tk spinat',
    'eier',
    'wein rot',
    'nudel',
    'bregkäse',
    'öl',
    'seife',
  ];

  const run = async (what: string, shotOf: (caller: number, turn: number) => readonly Shot[]) => {
    // A token lives five minutes.
    session = await signInAt(origin, 'az100005');
    await drive(origin, 4, 1, shotOf);
    for (const callers of CALLERS) {
      const before = usageOf(server.pid);
      const measured = await drive(origin, callers, SECONDS, shotOf);
      const after = usageOf(server.pid);
      const calls = Math.max(1, measured.perSecond * SECONDS);
      lines.push({ engine, what, callers, ...measured, cpu: (after.cpuMs - before.cpuMs) / calls });
    }
  };
  const fill = async (count: number) => {
    for (const customerId of customers) {
      await ask({ method: 'POST', path: `/v1/t/AZ/my/shopping-cart/${customerId}/clear` });
      await ask({
        method: 'PUT',
        path: `/v1/t/AZ/my/shopping-cart-items/${customerId}`,
        body: articles.slice(0, count).map((article) => ({ ...article, amount: 60 })),
      });
    }
  };
  const change = (caller: number, turn: number): readonly Shot[] => [
    {
      method: 'PUT',
      path: `/v1/t/AZ/my/shopping-cart/${customerOf(caller)}`,
      body: { ...articleAt(turn % 20), amount: 60 + (turn % 40) },
      headers: headers(),
    },
  ];

  await run('search', (caller, turn) => [
    {
      method: 'POST',
      path: `/v1/t/AZ/products/search?customerId=${customerOf(caller)}`,
      body: { queryString: words[(caller + turn) % words.length], page: { size: 50 } },
      headers: headers(),
    },
  ]);
  await run('detail', (caller, turn) => [
    {
      method: 'GET',
      path: `/v1/t/AZ/products/${articleAt(caller * 7 + turn).sku}?customerId=${customerOf(caller)}`,
      headers: headers(),
    },
  ]);
  await fill(20);
  await run('cart read, 20 lines', (caller) => [
    { method: 'GET', path: `/v1/t/AZ/my/shopping-cart/${customerOf(caller)}`, headers: headers() },
  ]);
  await run('cart change, 20 lines', change);
  await fill(100);
  await run('cart change, 100 lines', change);
  const customer = await ask({ method: 'GET', path: `/v1/effective-customers/AZ/${customerOf(0)}` });
  const days = listAt(customer, 'upcomingDays').map(String);
  await run('submission, 5 lines', (caller, turn) => [
    {
      method: 'PUT',
      path: `/v1/t/AZ/my/shopping-cart-items/${customerOf(caller)}`,
      body: Array.from({ length: 5 }, (_, index) => ({ ...articleAt(turn + index), amount: 60 })),
      headers: headers(),
    },
    {
      method: 'POST',
      path: `/v1/t/AZ/my/shopping-cart/${customerOf(caller)}/submit`,
      body: { requestedDeliveryDay: days.at(-1) ?? '' },
      headers: { ...headers(), 'idempotency-key': randomUUID() },
    },
  ]);
  console.log(`${engine}: memory ${usageOf(server.pid).memoryMb.toFixed(0)} MB after the load`);
  await server.stop();
  return lines;
};

const table = (lines: readonly Line[]): string =>
  [
    '| engine | call | callers | calls/s | p50 ms | p95 ms | CPU ms/call | refused |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines.map(
      ({ engine, what, callers, perSecond, p50, p95, cpu, failed }) =>
        `| ${engine} | ${what} | ${callers} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${cpu.toFixed(1)} | ${failed} |`,
    ),
  ].join('\n');

const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-bench-'));
const postgres = await startPostgres();
try {
  const lines: Line[] = [];
  lines.push(...(await measure('PGlite', { DATA_DIR: path.join(folder, 'embedded') })));
  if (postgres === undefined) console.log('PostgreSQL: not run, this machine has none');
  else {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create database bench');
    await client.end();
    lines.push(
      ...(await measure(`PostgreSQL ${postgres.version.split(' ')[0] ?? ''}`, {
        DATA_DIR: path.join(folder, 'server'),
        DATABASE_URL: postgres.url.replace(/postgres$/, 'bench'),
        APP_SECRET: 'a secret of thirty-two characters',
      })),
    );
  }
  console.log(table(lines));
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
