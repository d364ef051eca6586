import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from './index';

describe.each(engines)('a test database on %s', (_, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('is empty, keeps what is written, and shares it with no other', async () => {
    await database.query('create table dish (name text primary key, price numeric(12, 4))');
    await database.query('insert into dish values ($1, $2)', ['Käsknöpfle', '12.9050']);
    // Decimals stay text, so that no price is ever a binary fraction.
    expect(await database.query('select * from dish')).toEqual([{ name: 'Käsknöpfle', price: '12.9050' }]);
    const other = await open();
    await expect(other.query('select * from dish')).rejects.toThrow('dish');
    await other.close();
  }, 60_000);

  it('refuses what is wrong', async () => {
    await expect(database.query('select * from nothing_here')).rejects.toThrow('nothing_here');
  });
});
