import { contract, pathParameterNames, type AnyCall } from '@gastroshop/api-contract';
import { CSRF_COOKIE } from '@gastroshop/identity';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { createTestApp, NAMED_ALIKE, stores, type TestApp } from '../testing';

const calls = Object.entries<AnyCall>({ ...contract });

/** Values that pass the shape of each path parameter; the customers are planted below. */
const PATH_VALUES: Readonly<Record<string, string>> = {
  tenant: 'AZ',
  customerId: 'own',
  type: 'all',
  visible: 'true',
  pageIndex: '0',
  date: '2026-11-30',
  uuid: '018f4a3c-0000-7000-8000-000000000000',
};

const BASES = { shop: '/v1', proxy: '/proxy' } as const;

/** The address of a call, with some values replaced and the named customer in the query where the call takes one. */
const addressOf = ({ endpoint }: AnyCall, changed: Readonly<Record<string, string>> = {}): string => {
  const values = { ...PATH_VALUES, ...changed };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'unknown');
  const query = Object.keys(endpoint.query ?? {})
    .filter((name) => name in changed)
    .map((name) => `${name}=${values[name] ?? ''}`);
  return `${BASES[endpoint.base ?? 'shop']}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
};

const names = ({ endpoint }: AnyCall, parameter: string): boolean =>
  pathParameterNames(endpoint.path).includes(parameter) || parameter in (endpoint.query ?? {});

const guarded = calls.filter(([, { endpoint }]) => endpoint.session !== true);

describe.each(stores)('TEN-4, API-4: the door of every call on %s', (_, open) => {
  let store: Store;
  let shop: TestApp;
  let token: string;
  /** What a page of the shop sends as well: this is about the door behind. */
  let csrf: Readonly<Record<string, string>>;

  const ask = async (
    call: AnyCall,
    bearer: string | undefined,
    changed?: Readonly<Record<string, string>>,
  ) => {
    const answer = await shop.app.inject({
      method: call.endpoint.method,
      url: addressOf(call, changed),
      headers: {
        host: 'localhost',
        ...NAMED_ALIKE,
        ...csrf,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    });
    return { status: answer.statusCode, text: answer.body };
  };

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
    const value = shop.csrfToken();
    csrf = { cookie: `${CSRF_COOKIE.name}=${value}`, 'x-xsrf-token': value };
    token = await shop.issuer.tokenFor({ userId: 'anna', tenant: 'AZ', providerSession: 'live' });
    await store.asSystem(async (queries) => {
      const customer = {
        is_disabled: false,
        price_lists: [],
        has_catalog_restriction: false,
        has_best_friend_user: false,
      };
      await queries
        .insertInto('customer')
        .values([
          { tenant: 'AZ', id: 'own', display_name: 'Own', ...customer },
          { tenant: 'AZ', id: 'foreign', display_name: 'Foreign', ...customer },
          { tenant: 'GM', id: 'own', display_name: 'Same number, other tenant', ...customer },
        ])
        .execute();
      await queries
        .insertInto('assignment')
        .values({ tenant: 'AZ', user_id: 'anna', customer_id: 'own', rights: ['ORDER'] })
        .execute();
      await queries
        .insertInto('ended_session')
        .values({ provider_session: 'ended', ended_at: new Date(Date.now() + 60_000) })
        .execute();
    });
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  it('there are calls to walk', () => {
    expect(calls.length).toBeGreaterThanOrEqual(142);
  });

  it.each(guarded)('%s without a token', async (_name, call) => {
    const { status } = await ask(call, undefined);
    if (call.endpoint.access === 'anonymous') expect(status).not.toBe(401);
    else expect(status).toBe(401);
  });

  it('a token that is expired, forged or ended is refused by every call', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ realm_access: { roles: ['tenant-AZ'] } })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .setIssuer('https://sign-on.test')
      .setAudience('gastroshop')
      .setSubject('anna')
      .setIssuedAt()
      .setExpirationTime('2m')
      .sign(privateKey);
    const ended = await shop.issuer.tokenFor({ userId: 'anna', tenant: 'AZ', providerSession: 'ended' });
    const wrong: string[] = [];
    for (const [name, call] of guarded)
      for (const [kind, bearer] of [
        ['forged', forged],
        ['ended', ended],
        ['rubbish', 'a.b.c'],
      ] as const)
        if ((await ask(call, bearer)).status !== 401) wrong.push(`${name}: ${kind}`);
    expect(wrong).toEqual([]);
  });

  it('a foreign and an unknown tenant are refused by every call that names one, alike', async () => {
    const walked = guarded.filter(([, call]) => names(call, 'tenant'));
    expect(walked.length).toBeGreaterThan(80);
    const wrong: string[] = [];
    for (const [name, call] of walked) {
      const foreign = await ask(call, token, { tenant: 'GM' });
      const unknown = await ask(call, token, { tenant: 'XX' });
      if (foreign.status !== 403 || foreign.text !== unknown.text) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it('a foreign and an unknown customer are refused by every call that names one, alike', async () => {
    const walked = guarded.filter(([, call]) => names(call, 'customerId'));
    expect(walked.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const [name, call] of walked) {
      const foreign = await ask(call, token, { customerId: 'foreign' });
      const unknown = await ask(call, token, { customerId: 'nobody' });
      if (foreign.status !== 403 || foreign.text !== unknown.text) wrong.push(`${name} ${foreign.status}`);
    }
    expect(wrong).toEqual([]);
  });

  // A stream that is let in does not end by itself; the tests of the cart read some.
  it('the own customer passes every door', async () => {
    const wrong: string[] = [];
    for (const [name, call] of guarded.filter(
      ([, call]) => names(call, 'customerId') && call.endpoint.answer !== 'events',
    )) {
      const { status } = await ask(call, token, { customerId: 'own' });
      if (status === 401 || status === 403) wrong.push(`${name} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['an unknown parameter', '/v1/user/customers?tenant=AZ&extra=1', 'extra'],
    ['a parameter that is given twice', '/v1/user/customers?tenant=AZ&tenant=AZ', 'tenant'],
  ])('%s is refused by name', async (_title, url, field) => {
    const answer = await shop.app.inject({
      url,
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(field === 'tenant' ? 403 : 422);
  });

  it('an unknown host is answered 421 with a sentence', async () => {
    const answer = await shop.app.inject({ url: '/v1/shop-config', headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({
      code: 'unknown-host',
      detail: expect.stringContaining('host') as string,
    });
  });

  it('a path that is no route is a problem like any other', async () => {
    const answer = await shop.app.inject({ url: '/v1/nothing/here', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});
