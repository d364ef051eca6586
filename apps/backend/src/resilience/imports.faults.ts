import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgresql, migrate } from '../db';
import { outageKinds, runPostgres, testedNodes, type PostgresProcess } from '../testing/process';
import { tellFigure } from '../testing/tell-figure';

const CLI = path.resolve(import.meta.dirname, '../../dist/cli.js');
/** Enough batches for several outages within one import. */
const PRODUCTS = 4_000;
const PRICES = 40_000;
/** Articles that are there and that no file names. */
const MISSING = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const servers = [process.env['TEST_DATABASE_URL']].flatMap((url) =>
  url === undefined || url === '' ? [] : [url],
);

const product = (number: number) => ({
  sku: `f-${number}`,
  name: 'Bergkäse 6 Monate',
  categories: [{ id: 'f-cheese', name: { 'de-AT': 'Käse', 'en-GB': 'Cheese' } }],
  units: [
    {
      name: 'Stück',
      abbreviation: 'Stk',
      ratio: '1',
      isDefault: true,
      isVisible: true,
      isStorageUnit: true,
      gtins: [],
    },
  ],
  supplier: { id: 'f-dairy', name: 'Sennerei' },
  vat: [{ ratePercent: '10', validFrom: '2016-01-01' }],
});
/** Each names its article, its list and its quantity: none is named twice. */
const price = (number: number) => ({
  type: 'LIST',
  rawValueString: '12.90',
  fromDate: '2026-01-01',
  sku: `f-${number % PRODUCTS}`,
  minQuantity: 1 + Math.floor(number / PRODUCTS),
});
const textOf = (count: number, line: (number: number) => unknown) =>
  Array.from({ length: count }, (_, number) => JSON.stringify(line(number))).join('\n');

describe.each(servers)('CHK-3: imports survive a database that goes away', (server) => {
  let database: PostgresProcess;
  let folder: string;

  beforeAll(async () => {
    database = await runPostgres(server);
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-imports-'));
    const store = connectPostgresql({ url: database.url });
    await migrate(store);
    await store.close();
    writeFileSync(path.join(folder, 'articles.jsonl'), textOf(PRODUCTS, product));
    writeFileSync(path.join(folder, 'prices.jsonl'), textOf(PRICES, price));
    writeFileSync(
      path.join(folder, 'others.jsonl'),
      textOf(MISSING, (number) => ({ ...product(number), sku: `other-${number}` })),
    );
  });
  afterAll(async () => {
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (...words: readonly string[]) => {
    const child = spawn(testedNodes[0] ?? process.execPath, [CLI, 'import', ...words, '--tenant', 'AZ'], {
      env: { ...process.env, DATABASE_URL: database.url, APP_SECRET: 'a secret of thirty-two characters' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return {
      child,
      ended,
      said: () => said,
      isOver: () => child.exitCode !== null || child.signalCode !== null,
    };
  };
  const fileOf = (name: string) => path.join(folder, name);

  const countIn = async (table: 'article' | 'article_price' | 'import_seen'): Promise<number> => {
    const store = connectPostgresql({ url: database.url, connections: 1 });
    const count = await store.asSystem(async (queries) => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.table(table)}`.execute(queries);
      return rows[0]?.count ?? 0;
    });
    await store.close();
    return count;
  };
  /** Waits until some more of a table is stored, or the import is over. */
  const moreThan = async (table: 'article' | 'article_price', count: number, isOver: () => boolean) => {
    while (!isOver() && (await countIn(table)) <= count) await pause(5);
  };

  const importThrough = async (table: 'article' | 'article_price', ...words: readonly string[]) => {
    const running = start(...words);
    let outages = 0;
    for (const [, happen] of outageKinds(database)) {
      await moreThan(table, await countIn(table), running.isOver);
      if (running.isOver()) break;
      await happen();
      outages += 1;
    }
    return { code: await running.ended, said: running.said(), outages };
  };

  it('articles: goes on by itself, counts each line once, and takes away what the file does not name and nothing else', async () => {
    expect(await start('products', fileOf('others.jsonl')).ended).toBe(0);
    const { code, said, outages } = await importThrough(
      'article',
      'products',
      fileOf('articles.jsonl'),
      '--deactivate-missing',
    );
    expect(said).toContain(
      `${PRODUCTS.toLocaleString('en-GB')} new, 0 changed, 0 unchanged, 0 refused; ${MISSING} deactivated`,
    );
    expect(said).toContain('The database is away; the import goes on when it is back.');
    expect(code).toBe(0);
    expect(outages).toBeGreaterThan(1);
    expect(await countIn('article')).toBe(PRODUCTS + MISSING);
    expect(await countIn('import_seen')).toBe(0);
  });

  it('prices: none is there twice', async () => {
    const { code, said, outages } = await importThrough('article_price', 'prices', fileOf('prices.jsonl'));
    expect(said).toContain(`${PRICES.toLocaleString('en-GB')} new, 0 changed, 0 unchanged, 0 refused`);
    expect(code).toBe(0);
    expect(outages).toBeGreaterThan(1);
    const stored = await countIn('article_price');
    tellFigure({
      what: 'imported prices under outages of PostgreSQL',
      tried: PRICES,
      failed: Math.abs(stored - PRICES),
      dangerous: outages,
    });
    expect(stored).toBe(PRICES);
  });

  it('killed itself and run again: the rest is new, what was stored is unchanged', async () => {
    const before = await countIn('article_price');
    writeFileSync(
      fileOf('more.jsonl'),
      textOf(PRICES, (number) => ({ ...price(number), priceList: 'MORE' })),
    );
    const running = start('prices', fileOf('more.jsonl'));
    await moreThan('article_price', before, running.isOver);
    running.child.kill('SIGKILL');
    await running.ended;
    const again = start('prices', fileOf('more.jsonl'));
    expect(await again.ended).toBe(0);
    const [created = 0, unchanged = 0] = (
      /: ([\d,]+) new, 0 changed, ([\d,]+) unchanged, 0 refused/.exec(again.said())?.slice(1) ?? []
    ).map((text) => Number(text.replaceAll(',', '')));
    expect(unchanged).toBeGreaterThan(0);
    expect(created + unchanged).toBe(PRICES);
    expect(await countIn('article_price')).toBe(before + PRICES);
  });
});
