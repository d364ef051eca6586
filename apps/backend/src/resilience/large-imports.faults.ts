import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectPostgresql } from '../db';
import { createPostgresDatabase, type PostgresDatabase } from '../testing/postgres-database';
import { freePort, runServer, testedNodes, type ServerProcess } from '../testing/process';
import { startProviderStandIn, type ProviderStandIn } from '../testing/provider-stand-in';
import { tellFigure } from '../testing/tell-figure';

const CLI = path.resolve(import.meta.dirname, '../../dist/cli.js');

/** Rows of the file. */
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

/** What an import says of the lines of a file. */
interface Tally {
  readonly lines: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}
const tally = z.object({
  lines: z.number(),
  created: z.number().default(0),
  changed: z.number().default(0),
  unchanged: z.number().default(0),
  refused: z.number().default(0),
});

/** A line that was refused, by the file's own counting, and why. */
interface Refused {
  readonly line: number;
  readonly reason: string;
}

/** A file that has come in, whichever way: what was counted, and which lines were refused. */
interface Brought extends Tally {
  readonly refusals: readonly Refused[];
}

/** Lines of a report, of which the first two groups are line and reason. */
const refusalsOf = (report: string, pattern: RegExp): readonly Refused[] =>
  [...report.matchAll(pattern)].map(([, line, reason = '']) => ({
    line: Number(line),
    reason: reason.replaceAll('""', '"'),
  }));
const CSV_REFUSAL = /^(\d+);"(.*)"\r$/gm;

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

describe.each(servers)('CHK-3: a file of very many rows', (server) => {
  let database: PostgresDatabase;
  let provider: ProviderStandIn;
  let backend: ServerProcess;
  let folder: string;
  let inbox: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-large-'));
    inbox = path.join(folder, 'inbox');
    mkdirSync(path.join(inbox, 'GM'), { recursive: true });
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
      IMPORT_FOLDER: inbox,
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
    const request = () =>
      fetch(`${backend.origin}/v1/admin/imports${address}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { body: new Uint8Array(body) }),
      });
    let answer = await request();
    // A node that has more to do than it can says when to come again, and has done nothing: so the page for machines has it.
    while (answer.status === 503) {
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      await pause(seconds * 1000);
      answer = await request();
    }
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return answer;
  };

  /** Sends a table in pieces, as a machine of AZ, and waits until it was read. */
  const send = async (kind: string, key: string, table: Buffer): Promise<Brought> => {
    const begun = await ask('POST', `/${kind}?pieces=true&format=csv`, { 'idempotency-key': key });
    const { id } = told.parse(await begun.json());
    for (let offset = 0; offset < table.length; offset += PIECE_BYTES) {
      const headers = { 'content-type': 'application/octet-stream', 'upload-offset': String(offset) };
      await ask('PATCH', `/${id}`, headers, table.subarray(offset, offset + PIECE_BYTES));
    }
    await ask('POST', `/${id}/complete?bytes=${table.length}`);
    for (;;) {
      const view: unknown = await (await ask('GET', `/${id}`)).json();
      const { state } = told.parse(view);
      if (state === 'FAILED') throw new Error(JSON.stringify(view));
      if (state === 'DONE') {
        const report = await (await ask('GET', `/${id}/refusals.csv`)).text();
        return { ...tally.parse(view), refusals: refusalsOf(report, CSV_REFUSAL) };
      }
      await pause(POLL_MS);
    }
  };

  /** Puts a table whole into the folder that the node watches for GM, and waits for the report beside it. */
  const put = async (kind: string, key: string, table: Buffer): Promise<Brought> => {
    const whole = path.join(inbox, 'GM', `${kind}-${key}.csv`);
    const hidden = path.join(inbox, 'GM', `.${kind}-${key}.csv`);
    writeFileSync(hidden, table);
    renameSync(hidden, whole);
    for (;;) {
      for (const place of ['done', 'refused'].map((name) => path.join(inbox, 'GM', name))) {
        const names = existsSync(place) ? readdirSync(place) : [];
        // The file itself comes last: then the reports beside it are whole.
        const file = names.find((name) => name.endsWith(`-${kind}-${key}.csv`));
        if (file === undefined) continue;
        const view: unknown = JSON.parse(readFileSync(path.join(place, `${file}.report.json`), 'utf8'));
        const report = path.join(place, `${file}.report.csv`);
        const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
        return { ...tally.parse(view), refusals: refusalsOf(text, CSV_REFUSAL) };
      }
      await pause(POLL_MS);
    }
  };

  /** Gives the command for KI, and reads what it says. */
  const command = async (kind: string, key: string, table: Buffer): Promise<Brought> => {
    const file = path.join(folder, `${kind}-${key}.csv`);
    writeFileSync(file, table);
    const words = ['import', kind, file, '--tenant', 'KI', '--report', `${file}.report`];
    const child = spawn(testedNodes[0] ?? process.execPath, [CLI, ...words], {
      env: { ...process.env, DATABASE_URL: database.url, APP_SECRET: 'a secret of thirty-two characters' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    const [, ...counted] =
      /: ([\d,]+) lines: ([\d,]+) new, ([\d,]+) changed, ([\d,]+) unchanged, ([\d,]+) refused/.exec(said) ??
      [];
    const [lines = NaN, created = NaN, changed = NaN, unchanged = NaN, refused = NaN] = counted.map(
      (figure) => Number(figure.replaceAll(',', '')),
    );
    expect([code, said]).toEqual([refused > 0 ? 3 : 0, said]);
    const report = readFileSync(`${file}.report`, 'utf8');
    return {
      lines,
      created,
      changed,
      unchanged,
      refused,
      refusals: refusalsOf(report, /^line (\d+): (.*)$/gm),
    };
  };

  /** How many prices of a tenant are stored. */
  const storedOf = async (tenant: string): Promise<number> => {
    const store = connectPostgresql({ url: database.url });
    const { stored } = await store.asSystem((queries) =>
      queries
        .selectFrom('article_price')
        .where('tenant', '=', tenant)
        .select((eb) => eb.fn.countAll<string>().as('stored'))
        .executeTakeFirstOrThrow(),
    );
    await store.close();
    return Number(stored);
  };

  const articles = tableOf(
    'sku;name;categoryIds;categoryNames',
    ARTICLES,
    (row) => `l-${row - 1};Bergkäse ${row};1;Käse`,
  );
  const table = tableOf('sku;type;price;minQuantity;fromDate', ROWS, priceRow);
  const wrong = rowsFrom1(ROWS).filter(isWrong);

  it.each([
    ['that a machine sends to a node', 'AZ', send],
    ['that a node finds in a folder', 'GM', put],
    ['given to the command line', 'KI', command],
  ] as const)(
    'is stored by its good rows and named by its wrong ones, none twice, in no more memory than a short one: %s',
    async (way, tenant, bring) => {
      expect(await bring('products', 'articles', articles)).toMatchObject({ created: ARTICLES, refused: 0 });
      const before = mostMegabytes(backend.pid);
      const since = performance.now();
      const { refusals, ...counted } = await bring('prices', 'many-prices', table);
      const seconds = (performance.now() - since) / 1000;
      const after = mostMegabytes(backend.pid);
      expect(counted).toEqual({
        lines: ROWS,
        created: ROWS - wrong.length,
        changed: 0,
        unchanged: 0,
        refused: wrong.length,
      });
      // The head is the first line of the file.
      expect(refusals.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(wrong.map((row) => row + 1));
      const reasonOf = (row: number) => refusals.find(({ line }) => line === row + 1)?.reason;
      expect(reasonOf(UNKNOWN_ARTICLE)).toBe(`sku: there is no article none-${UNKNOWN_ARTICLE}`);
      expect(reasonOf(NO_PRICE)).toMatch(/^price: /);

      expect(await bring('prices', 'many-prices-again', table)).toMatchObject({
        created: 0,
        changed: 0,
        unchanged: ROWS - wrong.length,
        refused: wrong.length,
      });
      expect(await storedOf(tenant)).toBe(ROWS - wrong.length);
      expect(after - before).toBeLessThan(MOST_MB);

      tellFigure({
        what: `rows of prices ${way} (${(table.length / 1e6).toFixed(1)} MB)`,
        tried: ROWS,
        failed: 0,
        dangerous: wrong.length,
        more: `${seconds.toFixed(0)} s; memory of the node at most ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with it; ${wrong.length} wrong ones named`,
      });
    },
  );
});
