import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { systemClock } from '../settings';
import { openBrowser, openQuickStore, startSignOnWorld, type SignOnWorld } from '../testing';

type Claims = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Claims => typeof value === 'object' && value !== null;

/** An ID token that says something else. Between shop and provider nobody can change one; a provider may send another's. */
const rewritten = (token: string, change: (claims: Claims) => Claims): string => {
  const [header, payload = '', signature] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!isRecord(claims)) throw new Error('The provider sent no claims');
  const text = JSON.stringify(change(claims));
  return [header, Buffer.from(text).toString('base64url'), signature].join('.');
};

describe('an ID token', () => {
  let store: Store;
  let world: SignOnWorld;
  let change: (claims: Claims) => Claims;
  const failures: string[] = [];

  beforeAll(async () => {
    store = await openQuickStore();
    world = await startSignOnWorld(store, systemClock, {
      watchProvider: async (url, options, call) => {
        const answer = await call(url, options);
        const body: unknown = await answer
          .clone()
          .json()
          .catch(() => undefined);
        if (!isRecord(body) || typeof body['id_token'] !== 'string') return answer;
        return Response.json({ ...body, id_token: rewritten(body['id_token'], change) });
      },
      signOnOptions: {
        onFailure: (reason) => {
          failures.push(reason);
        },
      },
    });
    await world.plantAccount({ id: 'u-1', userName: 'az1', roles: ['tenant-AZ'] });
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  const signIn = async () => {
    const browser = openBrowser();
    const { answer } = await world.signIn(browser, 'az1');
    return [answer.status, browser.cookie(world.origin(), 'session') !== undefined, failures.splice(0)];
  };

  it('that is the one asked for begins a session', async () => {
    change = (claims) => claims;
    expect(await signIn()).toEqual([303, true, []]);
  });

  it.each<[string, (claims: Claims) => Claims]>([
    ['of another sign-on (nonce)', (claims) => ({ ...claims, nonce: 'n'.repeat(43) })],
    ['of no sign-on', (claims) => ({ ...claims, nonce: undefined })],
    ['for another client', (claims) => ({ ...claims, aud: 'another' })],
    [
      'for several, which another asked for',
      (claims) => ({ ...claims, aud: [claims['aud'], 'b'], azp: 'b' }),
    ],
    ['of another provider', (claims) => ({ ...claims, iss: 'https://provider.example' })],
    ['whose time is over', (claims) => ({ ...claims, exp: 1_700_000_000 })],
  ])('%s begins none', async (_name, changed) => {
    change = changed;
    expect(await signIn()).toEqual([400, false, ['refused']]);
  });
});
