import { execFile } from 'node:child_process';
import {
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
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgresql, migrate } from '../db';
import { seedWorld, type SeededFixture } from '../testing/conformance';
import {
  freePort,
  hasProgram,
  runPostgres,
  runServer,
  type PostgresProcess,
  type ServerProcess,
} from '../testing/process';
import { createBuyer, type Buyer } from './buyer';
import { NO_FAULTS, orderFaults, readOrders } from './ledger';

const SCRIPT = path.resolve(import.meta.dirname, '../../../../docs/operations/restore.sh');
const BUYERS = 3;
/** More than the numbers a PostgreSQL notes ahead of its sequences. */
const ORDERS = 40;
/** Jobs that were not done yet at the moment that is restored. */
const WAITING = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const url = process.env['TEST_DATABASE_URL'] ?? '';
/** npm's PostgreSQL is the server alone: nothing can be backed up with it, and the run says so. */
const servers = url !== '' && (await hasProgram(url, 'pg_basebackup')) ? [url] : [];

describe.each(servers)('CHK-3: a database is restored to a moment', (server) => {
  let database: PostgresProcess;
  let backend: ServerProcess;
  let folder: string;
  let archive: string;
  let origin: string;
  let buyers: readonly Buyer[];

  const ask = async <Row extends pg.QueryResultRow>(text: string): Promise<readonly Row[]> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client.query<Row>(text).then(
      async ({ rows }) => {
        await client.end();
        return rows;
      },
      async (error: unknown) => {
        await client.end();
        throw error;
      },
    );
  };
  const intents = () => buyers.flatMap((buyer) => buyer.intents);
  const orderUpTo = (count: number) =>
    Promise.all(buyers.map((buyer) => buyer.orderThroughout(origin, () => intents().length < count)));

  /** What the merchandise system has taken so far, by file name; it takes each file away. */
  const takeFiles = async (isWhole: (names: readonly string[]) => boolean) => {
    const orders = path.join(folder, 'orders');
    const names = () => readdirSync(orders).filter((name) => name.endsWith('.json'));
    while (!isWhole(names())) await pause(20);
    return new Map(
      names().map((name) => {
        const text = readFileSync(path.join(orders, name), 'utf8');
        rmSync(path.join(orders, name));
        return [name, text];
      }),
    );
  };

  beforeAll(async () => {
    database = await runPostgres(server, (place) => [
      'archive_mode=on',
      `archive_command=test ! -f ${place}/archive/%f && cp %p ${place}/archive/%f`,
    ]);
    archive = path.join(database.folder, 'archive');
    // No row: what is written to a program that has ended already is a broken pipe.
    await ask(`copy (select where false) to program 'mkdir ${archive}'`);
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-restore-'));
    mkdirSync(path.join(folder, 'orders'));
    const store = connectPostgresql({ url: database.url });
    await migrate(store);
    const worlds: SeededFixture[] = [];
    for (let count = 0; count < BUYERS; count += 1) worlds.push(await seedWorld(store));
    await store.close();
    buyers = worlds.map(createBuyer);
    backend = await runServer({
      PORT: String(await freePort()),
      DEMO_DATA: 'false',
      RATE_LIMITS: 'off',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret of thirty-two characters',
      HAND_OVER_DIR: path.join(folder, 'orders'),
      MAIL: 'caught',
      ANALYTICS: 'counted',
    });
    origin = backend.origin.replace('127.0.0.1', 'localhost');
    for (const buyer of buyers) await buyer.signIn(origin);
  });
  afterAll(async () => {
    await backend.kill();
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('the rehearsal finds what there was at its moment while buyers go on ordering', async () => {
    let isOver = false;
    const ordering = Promise.all(buyers.map((buyer) => buyer.orderThroughout(origin, () => !isOver)));
    const said = await database.script(SCRIPT, 'rehearse', database.url, archive, '0.5').finally(() => {
      isOver = true;
    });
    await ordering;
    expect(said).toMatch(/^Orders since: [1-9]/m);
    expect(said).toContain('holds exactly what there was');
  });

  it('every order until then is there, none after, no number is given out twice, and what was open then comes again alike', async () => {
    const backup = path.join(database.folder, 'backup');
    await database.script(SCRIPT, 'backup', database.url, backup);
    await orderUpTo(intents().length + 1);
    const before = [...intents()];
    const taken = await takeFiles((names) => names.length >= before.length);
    const waiting = await ask<{ name: string }>(
      `update jobs.job set state = 'created', completed_on = null, start_after = now() + interval '1 day'
       where id in (select id from jobs.job where name = 'hand-over' and state = 'completed' limit ${WAITING})
       returning (data ->> 'tenant') || '-' || (data ->> 'orderId') || '.json' as name`,
    );
    expect(waiting).toHaveLength(WAITING);
    const [{ moment } = { moment: '' }] = await ask<{ moment: string }>(
      'select clock_timestamp()::text as moment',
    );
    await orderUpTo(intents().length + ORDERS);
    const forgotten = await takeFiles((names) => names.length >= intents().length - before.length);
    const [{ last } = { last: '' }] = await ask<{ last: string }>(
      'select pg_walfile_name(pg_switch_wal()) as last',
    );
    while (!readdirSync(archive).includes(last)) await pause(20);

    // The node goes on, as nodes do: nobody tells it that its database is another now.
    await database.end('kill');
    const data = path.join(database.folder, 'data');
    renameSync(data, `${data}.lost`);
    await database.script(SCRIPT, 'restore', backup, archive, data, moment);
    await database.start();
    const store = connectPostgresql({ url: database.url });
    const faults = orderFaults(before, await readOrders(store));
    await store.close();
    expect(faults).toEqual(NO_FAULTS);

    await ask(`update jobs.job set start_after = now() where name = 'hand-over' and state = 'created'`);
    const ordered = intents().length;
    await orderUpTo(ordered + ORDERS);
    const again = await takeFiles((names) => names.length >= intents().length - ordered + WAITING);
    expect([...again.keys()].filter((name) => forgotten.has(name))).toEqual([]);
    const repeated = [...again].filter(([name]) => taken.has(name));
    expect(repeated.map(([name]) => name).sort()).toEqual(waiting.map(({ name }) => name).sort());
    for (const [name, text] of repeated) expect(text).toBe(taken.get(name));
  });
});

describe('the script of a restore', () => {
  /** Its exit code and what it complained of. */
  const run = async (...words: readonly string[]): Promise<string> =>
    promisify(execFile)('sh', [SCRIPT, ...words]).then(
      () => '0',
      (error: unknown) =>
        error instanceof Error && 'code' in error && 'stderr' in error
          ? `${String(error.code)} ${String(error.stderr)}`
          : String(error),
    );

  it.each([
    [[]],
    [['backup', 'postgres://localhost/shop']],
    [['restore', 'backup', 'archive', 'data']],
    [['rehearse', 'postgres://localhost/shop']],
    [['anything', 'a', 'b']],
  ])('tells its usage for %j', async (words) => {
    expect(await run(...words)).toMatch(/^2 Usage: restore\.sh/);
  });

  it('lays out nothing over a database, from no backup, or without an archive', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-restore-'));
    const place = (name: string, file?: string) => {
      mkdirSync(path.join(folder, name));
      if (file !== undefined) writeFileSync(path.join(folder, name, file), '');
      return path.join(folder, name);
    };
    const backup = place('backup', 'backup_label');
    const archive = place('archive');
    const data = place('data', 'PG_VERSION');
    const target = '2026-11-25 12:00:00+00';
    expect(await run('restore', backup, archive, data, target)).toMatch(/^1 .* holds a database already/);
    expect(await run('restore', archive, archive, place('new'), target)).toMatch(/^1 .* is no base backup/);
    expect(await run('restore', backup, `${archive}-2`, place('other'), target)).toMatch(
      /^1 There is no archive/,
    );
    expect(readdirSync(data)).toEqual(['PG_VERSION']);
    rmSync(folder, { recursive: true });
  });
});
