import { exportJWK, exportSPKI, generateKeyPair, UnsecuredJWT, type JWTPayload } from 'jose';
import { createHmac, randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { systemClock } from '../settings';
import {
  createTestApp,
  orderingActor,
  seedTestBuyer,
  seedShelf,
  seedUsers,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../testing';
import { startProviderStandIn, type ProviderStandIn } from '../testing/provider-stand-in';
import { readStream } from '../testing/read-stream';
import { createLogoutTokenVerifier } from './logout-token';
import { providerKeys } from './provider-keys';

const CLIENT = 'gastroshop';
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const PATH = '/auth/backchannel-logout';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe.each(stores)('a provider that ends sessions by itself, %s', (_, open) => {
  let store: Store;
  let provider: ProviderStandIn;
  /** The node the provider calls, and the one the user is at. */
  let near: TestApp;
  let far: TestApp;
  let nearAddress: string;
  let farAddress: string;
  let who: SeededOrderer;
  /** Issued before anything ends: those of a later second are of a new sign-on. */
  let bearers: ReadonlyMap<string, string>;
  let foreign: CryptoKey;
  let foreignPublic: CryptoKey;
  let pem: string;
  const lines: string[] = [];

  beforeAll(async () => {
    store = await open();
    provider = await startProviderStandIn();
    const other = await generateKeyPair('RS256', { extractable: true });
    foreign = other.privateKey;
    foreignPublic = other.publicKey;
    pem = await exportSPKI(provider.publicKey);
    const { issuer } = provider;
    const keys = providerKeys({ issuer, clock: systemClock });
    near = await createTestApp(store, systemClock, {
      logger: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
      signOn: {
        issuer,
        clientId: CLIENT,
        clientSecret: 'secret',
        verifyLogoutToken: createLogoutTokenVerifier({ issuer, clientId: CLIENT, keys, clock: systemClock }),
      },
    });
    far = await createTestApp(store, systemClock);
    nearAddress = await near.app.listen({ port: 0, host: '127.0.0.1' });
    farAddress = await far.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await Promise.all([near.close(), far.close()]);
    await provider.close();
    await store.close();
  });

  beforeEach(async () => {
    who = await store.asSystem(async (queries) => {
      await queries.deleteFrom('session').execute();
      await queries.deleteFrom('ended_session').execute();
      await queries.deleteFrom('ended_user').execute();
      const planted = await seedTestBuyer(queries);
      await seedUsers(queries, [{ id: planted.userId }, { id: planted.colleagueId }]);
      for (const [digest, userId, session] of [
        ['d-1', planted.userId, 's-1'],
        ['d-2', planted.userId, 's-2'],
        ['d-3', planted.colleagueId, 's-3'],
      ] as const)
        await queries
          .insertInto('session')
          .values({
            id_digest: digest,
            tenant: 'AZ',
            user_id: userId,
            provider_session: session,
            claims: '{}',
            tokens: null,
            access_expires_at: new Date(Date.now() + 300_000),
            created_at: new Date(),
            last_seen_at: new Date(),
            expires_at: new Date(Date.now() + 3_600_000),
          })
          .execute();
      return planted;
    });
    const { userId, colleagueId } = who;
    const sides = [
      [userId, 's-1'],
      [userId, 's-2'],
      [userId, 's-9'],
      [userId, undefined],
      [colleagueId, 's-3'],
    ] as const;
    bearers = new Map(
      await Promise.all(
        sides.map(
          async ([user, providerSession]) =>
            [
              `${user} ${providerSession ?? ''}`,
              await far.issuer.tokenFor({ userId: user, tenant: 'AZ', providerSession }),
            ] as const,
        ),
      ),
    );
  });

  const claims = (more: JWTPayload = {}): JWTPayload => {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: provider.issuer,
      aud: CLIENT,
      iat: now,
      exp: now + 120,
      jti: randomUUID(),
      events: { [EVENT]: {} },
      sid: 's-1',
      ...more,
    };
  };
  const without = (name: string, more: JWTPayload = {}): JWTPayload =>
    Object.fromEntries(Object.entries(claims(more)).filter(([key]) => key !== name));
  const hmac = (payload: JWTPayload, secret: string) => {
    const text = `${part({ alg: 'HS256', typ: 'logout+jwt', kid: 'stand-in' })}.${part(payload)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const post = (body: URLSearchParams | string, type?: string) =>
    fetch(nearAddress + PATH, {
      method: 'POST',
      body,
      ...(type !== undefined && { headers: { 'content-type': type } }),
    });
  const send = (token: string) => post(new URLSearchParams({ logout_token: token }));
  const sessions = async () => {
    const rows = await store.asSystem((queries) =>
      queries.selectFrom('session').select('provider_session').orderBy('provider_session').execute(),
    );
    return rows.map(({ provider_session: session }) => session);
  };
  const status = async (userId: string, providerSession: string | undefined) => {
    const bearer = bearers.get(`${userId} ${providerSession ?? ''}`) ?? '';
    const answer = await far.call('getCart', { tenant: 'AZ', customerId: who.customerId }, undefined, {
      authorization: `Bearer ${bearer}`,
    });
    return answer.status;
  };

  it('ends the session it names on every node, and no other; nothing of it is cached', async () => {
    const answer = await send(await provider.sign(claims()));
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      'no-store',
      '',
    ]);
    expect(await sessions()).toEqual(['s-2', 's-3']);
    expect(await status(who.userId, 's-1')).toBe(401);
    expect(await status(who.userId, 's-2')).toBe(200);
    expect(await status(who.colleagueId, 's-3')).toBe(200);
  });

  it.each<readonly [string, () => Promise<string>]>([
    ['that names the user beside it', () => provider.sign(claims({ sub: who.userId }))],
    ['of a type that was usual before', () => provider.sign(claims(), { typ: 'JWT' })],
    ['that says no type', () => provider.sign(claims(), { typ: undefined })],
    ['for several audiences', () => provider.sign(claims({ aud: ['other', CLIENT] }))],
  ])('takes a token %s', async (_name, make) => {
    expect((await send(await make())).status).toBe(200);
    expect(await sessions()).toEqual(['s-2', 's-3']);
  });

  it('ends all sessions of a user it names alone, also the bearers that name none', async () => {
    expect((await send(await provider.sign(without('sid', { sub: who.userId })))).status).toBe(200);
    expect(await sessions()).toEqual(['s-3']);
    expect(await status(who.userId, 's-2')).toBe(401);
    expect(await status(who.userId, undefined)).toBe(401);
    expect(await status(who.colleagueId, 's-3')).toBe(200);
  });

  it('ends the bearers of a session that this shop does not know', async () => {
    expect((await send(await provider.sign(claims({ sid: 's-9' })))).status).toBe(200);
    expect(await sessions()).toEqual(['s-1', 's-2', 's-3']);
    expect(await status(who.userId, 's-9')).toBe(401);
  });

  it.each<readonly [string, () => Promise<string> | string]>([
    ['with algorithm none', () => new UnsecuredJWT(claims()).encode()],
    ['with algorithm nOnE', () => `${part({ alg: 'nOnE', typ: 'logout+jwt' })}.${part(claims())}.`],
    ['signed with the public key as a secret', () => hmac(claims(), pem)],
    ['signed with the client’s secret', () => hmac(claims(), 'secret')],
    ['of another provider’s key under our key id', () => provider.sign(claims(), {}, foreign)],
    [
      'that brings its own key',
      async () => provider.sign(claims(), { jwk: await exportJWK(foreignPublic) }, foreign),
    ],
    ['of an unknown key id', () => provider.sign(claims(), { kid: 'theirs' }, foreign)],
    ['that says where its key is', () => provider.sign(claims(), { jku: 'https://evil.example' }, foreign)],
    ['with an extension nobody knows', () => provider.sign(claims(), { crit: ['b64x'], b64x: true })],
    [
      'changed after it was signed',
      async () => (await provider.sign(claims())).replace(/\.[^.]+\./, `.${part(claims({ sid: 's-2' }))}.`),
    ],
    ['of another issuer', () => provider.sign(claims({ iss: 'https://evil.example' }))],
    ['of an issuer that begins like ours', () => provider.sign(claims({ iss: `${provider.issuer}0` }))],
    ['without an issuer', () => provider.sign(without('iss'))],
    ['for another client', () => provider.sign(claims({ aud: 'another' }))],
    ['for no client', () => provider.sign(without('aud'))],
    [
      'that is over',
      () =>
        provider.sign(
          claims({ iat: Math.floor(Date.now() / 1000) - 200, exp: Math.floor(Date.now() / 1000) - 60 }),
        ),
    ],
    [
      'that is old, however long it says it lives',
      () =>
        provider.sign(
          claims({ iat: Math.floor(Date.now() / 1000) - 600, exp: Math.floor(Date.now() / 1000) + 600 }),
        ),
    ],
    [
      'of tomorrow',
      () =>
        provider.sign(
          claims({
            iat: Math.floor(Date.now() / 1000) + 86_400,
            exp: Math.floor(Date.now() / 1000) + 86_500,
          }),
        ),
    ],
    ['that does not count yet', () => provider.sign(claims({ nbf: Math.floor(Date.now() / 1000) + 3_600 }))],
    ['that never ends', () => provider.sign(without('exp'))],
    ['that says not when it was made', () => provider.sign(without('iat'))],
    ['without an id', () => provider.sign(without('jti'))],
    ['with an empty id', () => provider.sign(claims({ jti: '' }))],
    ['with a nonce', () => provider.sign(claims({ nonce: 'n' }))],
    ['with an empty nonce', () => provider.sign(claims({ nonce: '' }))],
    ['with a nonce of null', () => provider.sign(claims({ nonce: null }))],
    ['without an event', () => provider.sign(without('events'))],
    ['with another event', () => provider.sign(claims({ events: { 'https://other.example': {} } }))],
    ['with an event that is no object', () => provider.sign(claims({ events: { [EVENT]: 'yes' } }))],
    ['with events as a list', () => provider.sign(claims({ events: [EVENT] }))],
    ['that names neither session nor user', () => provider.sign(without('sid'))],
    ['with an empty session', () => provider.sign(claims({ sid: '' }))],
    ['with a session that is a list', () => provider.sign(claims({ sid: ['s-1'] }))],
    ['with the session of another user', () => provider.sign(claims({ sub: who.colleagueId }))],
    ['that calls itself an access token', () => provider.sign(claims(), { typ: 'at+jwt' })],
    [
      'that is an ID token',
      () => provider.sign({ ...without('events'), sub: who.userId, nonce: 'n' }, { typ: 'JWT' }),
    ],
    [
      'that is a bearer',
      () => far.issuer.tokenFor({ userId: who.userId, tenant: 'AZ', providerSession: 's-1' }),
    ],
    ['that is no token', () => 'eyJhbGciOiJSUzI1NiJ9'],
    ['that is empty', () => ''],
  ])('refuses a token %s', async (_name, make) => {
    const answer = await send(await make());
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'malformed-body', error: 'invalid_request' });
    expect(await sessions()).toEqual(['s-1', 's-2', 's-3']);
    expect(await status(who.userId, 's-1')).toBe(200);
  });

  it('takes a token once, however often and at how many at once it comes', async () => {
    const token = await provider.sign(claims({ sid: 's-1' }));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(token)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 400),
    ]);
    expect((await send(token)).status).toBe(400);
    const another = await provider.sign(claims({ sid: 's-2' }));
    expect((await send(another)).status).toBe(200);
  });

  it.each<readonly [string, (token: string) => Promise<Response>, number]>([
    ['in JSON', (token) => post(JSON.stringify({ logout_token: token }), 'application/json'), 400],
    ['as text', (token) => post(`logout_token=${token}`, 'text/plain'), 400],
    [
      'twice',
      (token) =>
        post(
          new URLSearchParams([
            ['logout_token', token],
            ['logout_token', token],
          ]),
        ),
      400,
    ],
    ['under another name', (token) => post(new URLSearchParams({ token })), 400],
    [
      'in the address',
      (token) => fetch(`${nearAddress}${PATH}?logout_token=${token}`, { method: 'POST' }),
      400,
    ],
    ['by GET', (token) => fetch(`${nearAddress}${PATH}?logout_token=${token}`), 404],
    [
      'beside 100 KB',
      (token) => post(new URLSearchParams({ logout_token: token, more: 'x'.repeat(100_000) })),
      413,
    ],
  ])('does not take a token that comes %s', async (_name, deliver, wanted) => {
    expect((await deliver(await provider.sign(claims()))).status).toBe(wanted);
    expect(await sessions()).toEqual(['s-1', 's-2', 's-3']);
  });

  it('ends a live cart at another node, before it writes anything more', async () => {
    const [first = '', second = ''] = await store.asSystem((queries) => seedShelf(queries, 2));
    const colleague = orderingActor(near, who, { userId: who.colleagueId });
    const bearer = await far.issuer.tokenFor({ userId: who.userId, tenant: 'AZ', providerSession: 's-1' });
    const watch = () =>
      readStream(`${farAddress}/v1/t/AZ/my/shopping-cart/${who.customerId}/live`, {
        authorization: `Bearer ${bearer}`,
        'last-event-id': '0',
      });
    const stream = await watch();
    await colleague.put([first]);
    await stream.until(first);
    expect((await send(await provider.sign(claims()))).status).toBe(200);
    await colleague.put([second]);
    expect(await stream.rest()).not.toContain(second);
    expect((await watch()).status).toBe(401);
  });

  it('tells the log how many ended, and nothing of whom', () => {
    expect(lines.some((line) => line.includes('The sign-on provider ended sessions'))).toBe(true);
    expect(lines.join('')).not.toMatch(/s-\d|eyJ|logout_token/);
    expect(lines.join('')).not.toContain(who.userId);
  });
});
