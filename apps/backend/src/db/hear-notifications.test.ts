import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createPostgresDatabase } from '../testing/postgres-database';
import { connectPostgresql } from './connect-postgresql';

const servers = [process.env['TEST_DATABASE_URL']].flatMap((url) =>
  url === undefined || url === '' ? [] : [url],
);

describe.each(servers)('notifications of a server', (server) => {
  it('are heard at an address of their own, past what stands before the other connections', async () => {
    const database = await createPostgresDatabase(server);
    const named = (name: string) => `${database.url}?application_name=${name}`;
    const store = connectPostgresql({ url: named('work'), listenUrl: named('ears') });
    const heard = new Promise<string>((resolve) => {
      void store.listen('tidings', resolve);
    });
    const listeners = () =>
      store.asSystem(async (queries) => {
        const { rows } = await sql<{ name: string }>`
          select distinct application_name as name from pg_stat_activity
          where datname = ${database.name} and query ilike 'listen %'`.execute(queries);
        return rows.map(({ name }) => name);
      });
    await store.listen('others', () => undefined);
    expect(await listeners()).toEqual(['ears']);
    await store.asSystem((queries) => sql`select pg_notify('tidings', 'good')`.execute(queries));
    expect(await heard).toBe('good');
    await store.close();
    await database.drop();
  });
});
