import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectPostgresql } from '../db';
import { createPostgresDatabase, type PostgresDatabase } from '../testing/postgres-database';
import { freePort, runServer, type ServerProcess } from '../testing/process';
import { startProviderStandIn, type ProviderStandIn } from '../testing/provider-stand-in';
import { tellFigure } from '../testing/tell-figure';

/** Rows of the file that is sent. */
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 20_000);
const ARTICLES = 2_000;
/** Every so manieth row is wrong, in one way or another. */
const UNKNOWN_ARTICLE = 499;
const NO_PRICE = 997;
const PIECE_BYTES = 4 * 1024 * 1024;
/** What a node may take for any file, however long: a piece, a batch, and what the collector has not come to. */
const MOST_MB = 300;
const POLL_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const servers = [process.env['TEST_DATABASE_URL']].flatMap((url) =>
  url === undefined || url === '' ? [] : [url],
);

const told = z.object({ id: z.string(), state: z.string() });

const isWrong = (row: number) => row % UNKNOWN_ARTICLE === 0 || row % NO_PRICE === 0;
/** Each names its article and its quantity: none is named twice. */
const priceRow = (row: number): string =>
  [
    row % UNKNOWN_ARTICLE === 0 ? `none-${row}` : `l-${row % ARTICLES}`,
    'LIST',
    row % NO_PRICE === 0 ? 'teuer' : '12,90',
    1 + Math.floor(row / ARTICLES),
    '1.1.2026',
  ].join(';');
const rowsFrom1 = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const tableOf = (head: string, count: number, row: (number: number) => string): Buffer =>
  Buffer.from([head, ...rowsFrom1(count).map(row), ''].join('\n'));

/** The most memory a process had at once so far. */
const mostMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe.each(servers)('CHK-3: a file of very many rows that a machine sends', (server) => {
  let database: PostgresDatabase;
  let provider: ProviderStandIn;
  let backend: ServerProcess;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-large-'));
    database = await createPostgresDatabase(server);
    provider = await startProviderStandIn();
    const port = String(await freePort());
    backend = await runServer({
      PORT: port,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      HOSTS: '{"localhost":{"tenant":"AZ","mode":"SHOP"}}',
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret of thirty-two characters',
      DATA_DIR: folder,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'gastroshop',
      OIDC_CLIENT_SECRET: 'secret',
      HAND_OVER: 'none',
      MAIL: 'caught',
      ANALYTICS: 'counted',
    });
  });
  afterAll(async () => {
    await backend.stop();
    await provider.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (method: string, address: string, headers: object = {}, body?: Buffer) => {
    const seconds = Math.floor(Date.now() / 1000);
    const token = await provider.sign(
      {
        iss: provider.issuer,
        aud: 'gastroshop',
        sub: 'erp-az',
        iat: seconds,
        exp: seconds + 300,
        realm_access: { roles: ['import', 'tenant-AZ'] },
      },
      { typ: 'at+jwt' },
    );
    const answer = await fetch(`${backend.origin}/v1/admin/imports${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body: new Uint8Array(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return answer;
  };

  /** Sends a table in pieces and waits until it was read. */
  const send = async (kind: string, key: string, table: Buffer): Promise<unknown> => {
    const begun = await ask('POST', `/${kind}?pieces=true&format=csv`, { 'idempotency-key': key });
    const { id } = told.parse(await begun.json());
    for (let offset = 0; offset < table.length; offset += PIECE_BYTES) {
      const headers = { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) };
      await ask('PATCH', `/${id}`, headers, table.subarray(offset, offset + PIECE_BYTES));
    }
    await ask('POST', `/${id}/complete?bytes=${table.length}`);
    for (;;) {
      const state: unknown = await (await ask('GET', `/${id}`)).json();
      if (/^(?:DONE|FAILED)$/.test(told.parse(state).state)) return state;
      await pause(POLL_MS);
    }
  };

  it('costs a node no more memory than a short one: good rows are stored, wrong ones named, none twice', async () => {
    const articles = tableOf(
      'sku;name;categoryIds;categoryNames',
      ARTICLES,
      (row) => `l-${row - 1};Bergkäse ${row};1;Käse`,
    );
    expect(await send('products', 'articles-of-many-prices', articles)).toMatchObject({
      created: ARTICLES,
      refused: 0,
    });
    const wrong = rowsFrom1(ROWS).filter(isWrong);
    const table = tableOf('sku;type;price;minQuantity;fromDate', ROWS, priceRow);
    const before = mostMegabytes(backend.pid);
    const since = performance.now();
    const first = await send('prices', 'many-prices', table);
    const seconds = (performance.now() - since) / 1000;
    const after = mostMegabytes(backend.pid);
    expect(first).toMatchObject({
      state: 'DONE',
      lines: ROWS,
      created: ROWS - wrong.length,
      refused: wrong.length,
    });
    const refusals = await (await ask('GET', `/${told.parse(first).id}/refusals.csv`)).text();
    const named = refusals.trim().split('\r\n').slice(1);
    // The head is the first line of the file.
    expect(named.map((line) => Number(line.split(';')[0])).toSorted((a, b) => a - b)).toEqual(
      wrong.map((row) => row + 1),
    );
    expect(refusals).toContain(`${UNKNOWN_ARTICLE + 1};"sku: there is no article none-${UNKNOWN_ARTICLE}"`);
    expect(refusals).toContain(`${NO_PRICE + 1};"price: `);

    expect(await send('prices', 'many-prices-again', table)).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: ROWS - wrong.length,
      refused: wrong.length,
    });
    const store = connectPostgresql({ url: database.url });
    const { stored } = await store.asSystem((queries) =>
      queries
        .selectFrom('article_price')
        .select((eb) => eb.fn.countAll<string>().as('stored'))
        .executeTakeFirstOrThrow(),
    );
    await store.close();
    expect(Number(stored)).toBe(ROWS - wrong.length);
    expect(after - before).toBeLessThan(MOST_MB);

    tellFigure({
      what: `rows of prices that a machine sends to a node (${(table.length / 1e6).toFixed(1)} MB)`,
      tried: ROWS,
      failed: 0,
      dangerous: wrong.length,
      more: `${seconds.toFixed(0)} s; memory at most ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with it; ${wrong.length} wrong ones named`,
    });
  });
});
