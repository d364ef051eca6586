import type { Clock } from '../settings';
import { LOGIN_TRANSACTION_COOKIE } from '@gastroshop/identity';
import { z } from 'zod';
import type { Store } from '../db';
import { createSecretId, digestOf } from './random-id';

const stateShape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  target: z.string(),
  origin: z.string(),
});

/** What a sign-on remembers between its beginning and the provider's answer. */
export type LoginState = Readonly<z.infer<typeof stateShape>>;

const LIFE_MS = (LOGIN_TRANSACTION_COOKIE.maxAge ?? 0) * 1000;

/**
 * Remembers the beginning of a sign-on.
 *
 * @returns the id for the browser's cookie; only its digest is stored
 */
export const createLoginTransaction = async (
  store: Store,
  clock: Clock,
  state: LoginState,
): Promise<string> => {
  const id = createSecretId();
  const now = clock.now();
  await store.asSystem(async (queries) => {
    await queries.deleteFrom('login_transaction').where('expires_at', '<', now).execute();
    await queries
      .insertInto('login_transaction')
      .values({
        id_digest: digestOf(id),
        state: JSON.stringify(state),
        expires_at: new Date(now.getTime() + LIFE_MS),
      })
      .execute();
  });
  return id;
};

/**
 * Takes the beginning of a sign-on; each can be taken once, on whichever node.
 *
 * @returns undefined for one that is unknown, taken or too old
 */
export const consumeLoginTransaction = async (
  store: Store,
  clock: Clock,
  id: string,
): Promise<LoginState | undefined> => {
  const row = await store.asSystem((queries) =>
    queries
      .deleteFrom('login_transaction')
      .where('id_digest', '=', digestOf(id))
      .returning(['state', 'expires_at'])
      .executeTakeFirst(),
  );
  return row !== undefined && row.expires_at > clock.now() ? stateShape.parse(row.state) : undefined;
};
