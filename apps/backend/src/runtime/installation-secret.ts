import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../db';

const KEY = 'secret';

/**
 * The installation's key, 32 bytes: from the settings, else made once and kept in the database, so that a restart ends
 * no session.
 *
 * @param text APP_SECRET, the same on every node
 */
export const installationSecret = async (store: Store, text: string | undefined): Promise<Uint8Array> => {
  if (text !== undefined) return createHash('sha256').update(text).digest();
  return store.asSystem(async (queries) => {
    await queries
      .insertInto('installation')
      .values({ key: KEY, value: JSON.stringify(randomBytes(32).toString('base64')) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const { value } = await queries
      .selectFrom('installation')
      .select('value')
      .where('key', '=', KEY)
      .executeTakeFirstOrThrow();
    return Buffer.from(String(value), 'base64');
  });
};
