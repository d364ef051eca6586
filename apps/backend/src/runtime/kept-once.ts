import type { Store } from '../db';

/**
 * A value of the installation that is made once and kept in the database: the first node to ask makes it, and every
 * node, after every start, is answered the same.
 *
 * @param key what it is kept under
 * @param value what is kept if nothing is yet
 */
export const keptOnce = (store: Store, key: string, value: unknown): Promise<unknown> =>
  store.asSystem(async (queries) => {
    await queries
      .insertInto('installation')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const kept = await queries
      .selectFrom('installation')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return kept.value;
  });
