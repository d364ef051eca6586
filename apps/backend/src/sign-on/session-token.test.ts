import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { firstTenants, stores } from '../testing';
import type { Provider, ProviderTokens } from './provider';
import { createSeal } from '../key-ring';
import { createSessionTokens } from './session-token';
import { startSession } from './start-session';
import { systemClock as clock } from '../settings';

const tokensOf = (accessToken: string): ProviderTokens => ({
  accessToken,
  // Nearly over: the next question has to fetch another.
  expiresIn: accessToken === 'first' ? 10 : 300,
  refreshToken: `refresh-${accessToken}`,
  idToken: undefined,
  claims: { sub: 'u', iss: 'x', aud: 'x', iat: 0, exp: 0, realm_access: { roles: ['tenant-AZ'] } },
});

describe.each(stores)('the token of a session asked for on two nodes, %s', (_, open) => {
  let store: Store;
  const options = { issuer: 'https://x', clientId: 'x', clientSecret: 'x' };
  const seal = createSeal([new Uint8Array(32)], 'test');
  beforeAll(async () => {
    store = await open();
  });
  afterAll(async () => {
    await store.close();
  });

  const nodeWith = (refresh: Provider['refresh'], sealOfNode = seal) =>
    createSessionTokens({
      store,
      clock,
      options,
      seal: sealOfNode,
      provider: {
        refresh,
        authorizationUrl: () => Promise.reject(new Error('not asked')),
        redeem: () => Promise.reject(new Error('not asked')),
        revoke: () => Promise.reject(new Error('not asked')),
        endSessionUrl: () => Promise.reject(new Error('not asked')),
      },
    });
  const start = async () => {
    const session = await startSession(
      { store, clock, tenants: firstTenants(), options, seal },
      { tokens: tokensOf('first'), tenant: 'AZ', formerId: undefined },
    );
    if (session === undefined) throw new Error('The user is shut out');
    return session;
  };

  it('is fetched once, with the refresh token of the session', async () => {
    const asked: string[] = [];
    const refresh = (refreshToken: string) => {
      asked.push(refreshToken);
      return Promise.resolve(tokensOf('second'));
    };
    const nodes = [nodeWith(refresh), nodeWith(refresh)];
    const { id } = await start();
    const answers = await Promise.all(
      Array.from({ length: 10 }).flatMap(() => nodes.map((node) => node.tokenOf(id))),
    );
    expect(asked).toEqual(['refresh-first']);
    expect(new Set(answers.map((answer) => answer?.token))).toEqual(new Set(['second']));
  });

  it('a session that ends while its token is fetched gives none', async () => {
    const { id } = await start();
    const node = nodeWith(async () => {
      await store.asSystem((queries) => queries.deleteFrom('session').execute());
      return tokensOf('second');
    });
    expect(await node.tokenOf(id)).toBeUndefined();
  });

  it('goes on under a new key beside the old one, and is sealed with the new one from then on', async () => {
    const { id } = await start();
    const [old, current] = [new Uint8Array(32), new Uint8Array(32).fill(1)];
    const refresh = () => Promise.resolve(tokensOf('second'));
    const rotated = nodeWith(refresh, createSeal([current, old], 'test'));
    expect((await rotated.tokenOf(id))?.token).toBe('second');
    const fresh = nodeWith(refresh, createSeal([current], 'test'));
    expect((await fresh.tokenOf(id))?.token).toBe('second');
  });

  it('tokens sealed with another key end the session instead of breaking it', async () => {
    const { id } = await start();
    await store.asSystem((queries) =>
      queries
        .updateTable('session')
        .set({ tokens: createSeal([new Uint8Array(32)], 'other').close('{}') })
        .execute(),
    );
    expect(await nodeWith(() => Promise.resolve(tokensOf('second'))).tokenOf(id)).toBeUndefined();
  });
});
