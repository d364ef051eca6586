import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import { openQuickStore } from '../fastest-store';
import { readRelease } from './release';
import { schemaBreaks } from './schema-breaks';
import { readSchemaFacts } from './schema-facts';

/** Migrations that would break nodes of the release while they still run, and what is said of them. */
const BREAKING: readonly (readonly [migration: string, said: string])[] = [
  ['alter table cart drop column valid_since', 'public.cart valid_since is gone'],
  ['alter table cart rename column version to revision', 'public.cart version is gone'],
  ['drop table cart_seen', 'public.cart_seen seen is gone'],
  ['alter table cart_seen rename to cart_sight', 'public.cart_seen digest is gone'],
  ['alter table cart_seen set schema jobs', 'public.cart_seen user_id is gone'],
  ['alter table cart_event alter column id type integer', 'public.cart_event id was bigint and is integer'],
  ['alter table cart alter column version type numeric', 'public.cart version was integer and is numeric'],
  [
    'alter table customer_order alter column number type varchar(7)',
    'number was text and is character varying(7)',
  ],
  ['alter table customer_order alter column line_facts type text', 'line_facts was jsonb and is text'],
  ['alter table shared_count alter column key type varchar(100)', 'is character varying(100)'],
  ['alter table customer_order alter column user_name set not null', 'user_name may be empty no more'],
  ['alter table cart alter column version drop default', 'public.cart version is filled by nobody now'],
  ['alter table cart_event alter column id drop identity', 'public.cart_event id is filled by nobody now'],
  ['alter table cart add column channel text not null', 'public.cart channel is new and has to be filled'],
  [
    "alter table cart add column channel text not null default ''; alter table cart alter column channel drop default",
    'channel is new and has to be filled',
  ],
  ['drop function locked_cart', 'The function public.locked_cart('],
  ['alter function locked_cart rename to cart_locked', 'The function public.locked_cart('],
  ['alter table submission drop constraint submission_pkey', 'is unique no more'],
  ['drop index customer_order_number', 'public.customer_order (tenant, number) is unique no more'],
  [
    'create unique index one_cart on cart (tenant, customer_id)',
    'public.cart (tenant, customer_id) has to be unique',
  ],
  ['alter table cart add unique (valid_since)', 'public.cart (valid_since) has to be unique'],
  ['alter table customer_order add check (positions > 0)', 'is a new condition'],
  ['alter table customer_order add check (positions > 0) not valid', 'is a new condition'],
  [
    'alter table submission add foreign key (tenant, order_id) references customer_order (tenant, id)',
    'is a new condition',
  ],
  [
    'create table packing (tenant text, customer_id text, code text, foreign key (tenant, customer_id, code) references cart)',
    'holds back rows that the release deletes',
  ],
  ['revoke delete on cart_line from shop_app', 'Requests may no more: public.cart_line delete'],
];

/** Migrations that nodes of the release do not notice. */
const HARMLESS: readonly string[] = [
  'alter table cart add column channel text',
  "alter table cart add column channel text not null default 'web'",
  'alter table cart add column number bigint generated always as identity',
  'create table packing (id bigint primary key, weight numeric not null check (weight > 0))',
  'create table packing (tenant text, customer_id text, code text, foreign key (tenant, customer_id, code) references cart on delete cascade)',
  `select jobs.create_queue('packing', '{"policy": "standard", "partition": true}')`,
  'create index cart_by_age on cart (valid_since)',
  'drop index customer_order_of_customer',
  'alter table cart alter column version type bigint',
  'alter table shared_count alter column key type text',
  'alter table shared_count alter column key type varchar(300)',
  'alter table cart alter column valid_since drop not null',
  'alter table cart alter column valid_since set default now()',
  'grant truncate on cart to shop_app',
  'create function twice(n integer) returns integer language sql as $$ select 2 * n $$',
];

describe('the last release on the schema of today', () => {
  let store: Store;
  const { schema: released, commit } = readRelease();
  beforeAll(async () => {
    store = await openQuickStore();
  });
  afterAll(() => store.close());

  class UndoError extends Error {}
  /** What breaks a build of today's schema once these statements have run, which are then undone. */
  const breaksOf = async (...migrations: readonly string[]): Promise<readonly string[]> => {
    let breaks: readonly string[] = [];
    await store
      .asSystem(async (queries) => {
        let before = await readSchemaFacts(queries);
        for (const migration of migrations) {
          const after = await sql
            .raw(migration)
            .execute(queries)
            .then(() => readSchemaFacts(queries));
          breaks = schemaBreaks(before, after);
          before = after;
        }
        throw new UndoError();
      })
      .catch((error: unknown) => {
        if (!(error instanceof UndoError)) throw error;
      });
    return breaks;
  };

  it('finds everything it relies on: migrations since then only add', async () => {
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(Object.keys(released.columns).length).toBeGreaterThan(300);
    const today = await store.asSystem(readSchemaFacts);
    expect(schemaBreaks(released, today)).toEqual([]);
  });

  it.each(BREAKING)('would not survive: %s', async (migration, said) => {
    expect((await breaksOf(migration)).join('\n')).toContain(said);
  });

  it.each(HARMLESS)('does not notice: %s', async (migration) => {
    expect(await breaksOf(migration)).toEqual([]);
  });

  it('may lose what it said itself that it does not use, in the release after', async () => {
    expect(
      await breaksOf(
        "comment on column cart.valid_since is 'unused since 0050'",
        'alter table cart drop column valid_since',
      ),
    ).toEqual([]);
    expect(
      await breaksOf(
        `do $$ declare name text; begin
           for name in select attname from pg_attribute where attrelid = 'cart_seen'::regclass and attnum > 0
           loop execute format('comment on column cart_seen.%I is ''unused since 0050''', name); end loop;
         end $$`,
        'drop table cart_seen',
      ),
    ).toEqual([]);
  });
});
