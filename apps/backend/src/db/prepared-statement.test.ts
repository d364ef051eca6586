import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stores } from '../testing';
import type { Store } from './store';

describe.each(stores)('a marked statement on %s', (_, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const ask = (value: string) =>
    store.asSystem(async (queries) => {
      const { rows } = await sql<{
        value: string;
      }>`/* prepared_here */ select ${value}::text as value`.execute(queries);
      await sql`select ${value}::text as value`.execute(queries);
      const { rows: names } = await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements where statement like '%as value'`.execute(queries);
      return { value: rows[0]?.value, names };
    });

  it('is prepared once a connection and takes other values each time; any other is not', async () => {
    expect((await ask('one')).value).toBe('one');
    const { value, names } = await ask('two');
    expect(value).toBe('two');
    expect(names.map(({ statement }) => statement)).toEqual(['/* prepared_here */ select $1::text as value']);
    expect(names[0]?.name).toMatch(/^prepared_here_[0-9a-f]{12}$/);
  });
});
