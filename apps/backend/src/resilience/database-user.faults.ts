import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectPostgresql, migrate } from '../db';
import { runPostgres, type PostgresProcess } from '../testing/process';

const servers = [process.env['TEST_DATABASE_URL']].flatMap((url) =>
  url === undefined || url === '' ? [] : [url],
);

const PAGE = path.resolve(import.meta.dirname, '../../../../docs/operations/README.md');
/** What the page has a superuser do, before and after the change to the new database. */
const [before = '', after = ''] = (
  /```sql\n(create role shop login[^]*?)```/.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? ''
).split('\\c shop\n');
const statementsOf = (text: string) =>
  text
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

const LACKING = /may neither make nor be the role shop_app\. A superuser helps: create role shop_app/;

describe.each(servers)('the schema is made by a database user', (server) => {
  let database: PostgresProcess;

  const addressOf = (user: string, name = 'orders') => {
    const address = new URL(database.url);
    address.username = user;
    address.pathname = `/${name}`;
    return address.href;
  };
  /** As the superuser of the server. */
  const administrate = (...statements: readonly string[]) => administrateIn('postgres', ...statements);
  const administrateIn = async (name: string, ...statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: addressOf('postgres', name) });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    database = await runPostgres(server);
  });
  afterAll(() => database.remove());
  beforeEach(() =>
    administrate(
      'drop database if exists orders with (force)',
      'drop database if exists shop with (force)',
      'drop role if exists shop_app',
      'drop role if exists shop',
      'drop role if exists "the shop"',
    ),
  );

  const migrateAs = async (user: string, name?: string) => {
    const store = connectPostgresql({ url: addressOf(user, name), connections: 1 });
    try {
      await migrate(store);
      // A second node, and every start after the first.
      expect(await migrate(store)).toEqual([]);
      return await store.inScope({ tenant: 'AZ', customerId: 'nobody' }, async (queries) => {
        const { rows } = await sql<{ name: string }>`select current_user as name from customer_order
          right join (select) one on true`.execute(queries);
        return rows;
      });
    } finally {
      await store.close();
    }
  };

  it.each([
    ['a superuser', ['create role "the shop" login superuser']],
    ['one with CREATEROLE', ['create role "the shop" login createrole']],
    [
      'one who may make no role, and was granted the one of the requests',
      [
        'create role "the shop" login',
        'create role shop_app nologin nobypassrls',
        'grant shop_app to "the shop"',
      ],
    ],
    [
      'one who was granted it before, and is asked again by an administrator with CREATEROLE',
      [
        'create role "the shop" login createrole',
        'create role shop_app nologin nobypassrls',
        'grant shop_app to "the shop" with admin option',
      ],
    ],
  ])('%s: each request runs as shop_app', async (_, statements) => {
    await administrate(...statements, 'create database orders owner "the shop"');
    expect(await migrateAs('the shop')).toEqual([{ name: 'shop_app' }]);
  });

  it('one whom the page has made: each request runs as shop_app', async () => {
    expect([statementsOf(before).length, statementsOf(after).length]).toEqual([4, 2]);
    await administrate(...statementsOf(before));
    await administrateIn('shop', ...statementsOf(after));
    expect(await migrateAs('shop', 'shop')).toEqual([{ name: 'shop_app' }]);
  });

  it.each([
    ['may make no role', []],
    ['was not granted the one that is there', ['create role shop_app nologin nobypassrls']],
  ])('one who %s is told what a superuser has to do, and doing it is enough', async (_, statements) => {
    await administrate(
      'create role "the shop" login',
      ...statements,
      'create database orders owner "the shop"',
    );
    const error: unknown = await migrateAs('the shop').catch((reason: unknown) => reason);
    expect(error).toHaveProperty('message', expect.stringMatching(LACKING));
    const said = error instanceof Error ? error.message : '';
    const [, advice = ''] = /helps: (.+)$/.exec(said) ?? [];
    const steps = advice.split(';').map((step) => step.trim());
    await administrate(
      ...steps.filter((step) => step !== '' && !(statements.length > 0 && step.startsWith('create role'))),
    );
    expect(await migrateAs('the shop')).toEqual([{ name: 'shop_app' }]);
  });
});
