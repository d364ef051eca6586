import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Store } from '../db';
import { createSeal, type KeyRing } from '../key-ring';

const INSTALLATION_KEY = 'oidc-secrets';

const secretsShape = z.object({
  signingKey: z.looseObject({ kty: z.string() }),
  publicKey: z.looseObject({ kty: z.string() }),
  cookieKey: z.string(),
  clientSecret: z.string(),
});

/** What the embedded provider keeps for itself: the same on every node, and after every start. */
export interface ProviderSecrets {
  /** RSA, with its private part. */
  readonly signingKey: JWK;
  /** Its public part. */
  readonly publicKey: JWK;
  readonly cookieKey: string;
  readonly clientSecret: string;
}

const makeSecrets = async (): Promise<ProviderSecrets> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const marks = { alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('base64url') };
  return {
    signingKey: { ...(await exportJWK(privateKey)), ...marks },
    publicKey: { ...(await exportJWK(publicKey)), ...marks },
    cookieKey: randomBytes(32).toString('base64url'),
    clientSecret: randomBytes(32).toString('base64url'),
  };
};

/**
 * Reads the secrets, or makes them at the first start. They rest encrypted with the installation's key, and with a new
 * one from its first start on.
 *
 * @throws Error when they were encrypted with a key that is none of these
 */
export const providerSecrets = async (store: Store, keyRing: KeyRing): Promise<ProviderSecrets> => {
  const seal = createSeal(keyRing, 'provider secrets');
  const newest = createSeal([keyRing[0]], 'provider secrets');
  const read = () =>
    store.asSystem((queries) =>
      queries
        .selectFrom('installation')
        .select('value')
        .where('key', '=', INSTALLATION_KEY)
        .executeTakeFirst(),
    );
  const sealed = (text: string): string => JSON.stringify(seal.close(text).toString('base64'));
  let row = await read();
  if (row === undefined) {
    const value = sealed(JSON.stringify(await makeSecrets()));
    await store.asSystem((queries) =>
      queries
        .insertInto('installation')
        .values({ key: INSTALLATION_KEY, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    // Of two nodes that start at once one is first, and both take what that one made.
    row = await read();
  }
  const stored = Buffer.from(z.string().parse(row?.value), 'base64');
  const text = seal.open(stored);
  if (text === undefined)
    throw new Error(
      'The keys of the embedded sign-on were made with another APP_SECRET. Set that one again, or as APP_SECRET_OLD.',
    );
  if (newest.open(stored) === undefined)
    await store.asSystem((queries) =>
      queries
        .updateTable('installation')
        .set({ value: sealed(text) })
        .where('key', '=', INSTALLATION_KEY)
        .execute(),
    );
  return secretsShape.parse(JSON.parse(text));
};
