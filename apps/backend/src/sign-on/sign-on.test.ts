import { accessTokenSchema } from '@gastroshop/api-contract';
import { decodeClaims, userFromToken } from '@gastroshop/identity';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { openBrowser, startSignOnWorld, stores, TEST_PASSWORD, type SignOnWorld } from '../testing';
import { digestOf } from './random-id';

describe.each(stores)('the sign-on on %s', (_, open) => {
  let store: Store;
  let world: SignOnWorld;
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  let refreshes = 0;
  let isProviderAway = false;

  beforeAll(async () => {
    store = await open();
    world = await startSignOnWorld(store, clock, {
      watchProvider: (url, options, call) => {
        if (isProviderAway) return Promise.reject(new TypeError('fetch failed'));
        if (options.body instanceof URLSearchParams && options.body.get('grant_type') === 'refresh_token')
          refreshes += 1;
        return call(url, options);
      },
      signOnOptions: { assignmentsFromClaims: true },
    });
    const roles = ['tenant-AZ', 'can-see-prices'];
    await world.plantAccount({ id: 'u-1', userName: 'az1', roles, customers: ['4711'], name: 'Anna Gruber' });
    await world.plantAccount({ id: 'u-2', userName: 'none', roles: ['can-see-prices'] });
    await world.plantAccount({ id: 'u-3', userName: 'two', roles: ['tenant-AZ', 'tenant-GM'] });
    await world.plantAccount({
      id: 'u-4',
      userName: 'many',
      roles,
      customers: Array.from({ length: 300 }, (_, index) => String(1_000_000 + index)),
      name: 'ä'.repeat(2_000),
    });
    await world.plantAccount({ id: 'u-5', userName: 'guessed', roles });
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  const sessionId = (browser: ReturnType<typeof openBrowser>, host?: string) =>
    browser.cookie(world.origin(host), 'session') ?? '';
  const expireAccess = (browser: ReturnType<typeof openBrowser>) =>
    store.asSystem((queries) =>
      queries
        .updateTable('session')
        .set({ access_expires_at: new Date(clock.now().getTime() + 5_000) })
        .where('id_digest', '=', digestOf(sessionId(browser)))
        .execute(),
    );
  const tokenIn = async (answer: Response): Promise<string> => {
    const body = accessTokenSchema.parse(await answer.json());
    return body.token;
  };
  const statusWith = async (bearer: string) => {
    const answer = await world.app.inject({
      url: '/v1/user/customers?tenant=AZ',
      headers: { host: 'localhost', authorization: `Bearer ${bearer}` },
    });
    return answer.statusCode;
  };

  it('SES-1, SES-3, SES-12: ends on the page it was for, and the readable cookie tells who it is', async () => {
    const browser = openBrowser();
    const { answer, url } = await world.signIn(browser, 'az1', { target: '/my/orders?page=2' });
    expect({ status: answer.status, url }).toEqual({
      status: 303,
      url: `${world.origin()}/my/orders?page=2`,
    });
    const cookie = browser.cookie(world.origin(), 'token') ?? '';
    expect(userFromToken(cookie)).toMatchObject({
      userId: 'u-1',
      preferredUserName: 'Anna Gruber',
      tenant: 'AZ',
      customers: ['4711'],
    });
    expect(cookie.split('.')[2]).toBe('');
    expect(browser.cookie(world.origin(), 'locale')).toBe('de-AT');
  });

  it('SES-13: all cookies are strict and end with the session; the transaction alone is lax', async () => {
    const browser = openBrowser();
    const start = await browser.go(`${world.origin()}/auth/redirect?target=/my/orders`);
    const [transaction = ''] = start.headers
      .getSetCookie()
      .filter((text) => text.startsWith('login-transaction='));
    expect(transaction).toMatch(
      /^login-transaction=[\w-]{43}; Path=\/auth; Max-Age=600; SameSite=Lax; HttpOnly$/,
    );

    const callback = await world.signInUntilCallback(openBrowser(), 'az1');
    expect(new URL(callback).searchParams.get('iss')).toBe(world.provider.issuer);
    const signedIn = openBrowser();
    const landing = await signedIn.go(await world.signInUntilCallback(signedIn, 'az1'));
    const cookies = new Map(landing.headers.getSetCookie().map((text) => [text.split('=')[0], text]));
    expect(cookies.get('session')).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=43(?:200|19\d); SameSite=Strict; HttpOnly$/,
    );
    expect(cookies.get('token')).toMatch(
      /^token=[\w-]+\.[\w-]+\.; Path=\/; Max-Age=43\d{3}; SameSite=Strict$/,
    );
    expect(cookies.get('XSRF-TOKEN')).toMatch(/; Path=\/; SameSite=Strict$/);
    expect(cookies.get('login-transaction')).toContain('Max-Age=0');
  });

  it('keeps the user’s record and, where so configured, the customers in step', async () => {
    const rows = await store.asSystem(async (queries) => [
      await queries.selectFrom('app_user').selectAll().where('id', '=', 'u-1').executeTakeFirst(),
      await queries.selectFrom('assignment').select('customer_id').where('user_id', '=', 'u-1').execute(),
    ]);
    expect(rows).toMatchObject([
      { tenant: 'AZ', user_name: 'az1', first_name: 'Anna', last_name: 'Gruber', email: 'az1@example.test' },
      [{ customer_id: '4711' }],
    ]);
  });

  it('a bearer of five minutes, which opens the calls; nothing a script can read does', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'az1');
    const token = await tokenIn(await world.token(browser));
    const claims = decodeJwt(token);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
    expect(claims).toMatchObject({
      aud: 'gastroshop',
      realm_access: { roles: ['tenant-AZ', 'can-see-prices'] },
    });
    expect(await statusWith(token)).toBe(200);
    const readable = [...(browser.cookies.get(new URL(world.origin()).host) ?? [])].filter(
      ([name]) => name !== 'session',
    );
    for (const [, value] of readable) expect(await statusWith(value)).toBe(401);
    expect(await statusWith(sessionId(browser))).toBe(401);
  });

  it('rests encrypted: neither the session id nor a token stands in the database', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'az1');
    const token = await tokenIn(await world.token(browser));
    const rows = await store.asSystem((queries) => queries.selectFrom('session').selectAll().execute());
    const stored = rows.map((row) => JSON.stringify(row) + String(row.tokens?.toString('latin1'))).join('\n');
    expect(stored).not.toContain(sessionId(browser));
    expect(stored).not.toContain(token.slice(0, 60));
    expect(stored).toContain(digestOf(sessionId(browser)));
  });

  it('the readable cookie of a user with many customers and a long name stays below 4,096 bytes', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'many');
    const cookie = browser.cookie(world.origin(), 'token') ?? '';
    expect(cookie.length).toBeLessThan(3_600);
    expect(userFromToken(cookie)?.tenant).toBe('AZ');
  });

  it('20 questions at once make one refresh, and the answer renews the cookies', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'az1');
    const first = await tokenIn(await world.token(browser));
    await expireAccess(browser);
    refreshes = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.token(browser)));
    const tokens = new Set(await Promise.all(answers.map(tokenIn)));
    expect({ refreshes, tokens: tokens.size, statuses: answers.map(({ status }) => status) }).toEqual({
      refreshes: 1,
      tokens: 1,
      statuses: answers.map(() => 200),
    });
    const [second = ''] = tokens;
    expect(second).not.toBe(first);
    expect(await statusWith(second)).toBe(200);
    expect(answers[0]?.headers.getSetCookie().join('\n')).toMatch(
      /session=.*Max-Age=43\d{3}[^]*token=.*Max-Age=43\d{3}/,
    );
  });

  it('the provider away: bearers and tokens that live go on; then 503, and the session survives', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'az1');
    const token = await tokenIn(await world.token(browser));
    isProviderAway = true;
    try {
      expect(await statusWith(token)).toBe(200);
      await expireAccess(browser);
      expect(await tokenIn(await world.token(browser))).toBe(token);
      await store.asSystem((queries) =>
        queries
          .updateTable('session')
          .set({ access_expires_at: new Date(0) })
          .execute(),
      );
      const answer = await world.token(browser);
      expect({ status: answer.status, retry: answer.headers.get('retry-after') }).toEqual({
        status: 503,
        retry: '5',
      });
    } finally {
      isProviderAway = false;
    }
    expect((await world.token(browser)).status).toBe(200);
  });

  it('a refresh token the provider refuses ends the session', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'az1');
    await store.asSystem((queries) =>
      queries.deleteFrom('oidc_record').where('model', '=', 'RefreshToken').execute(),
    );
    await expireAccess(browser);
    expect((await world.token(browser)).status).toBe(401);
    expect(browser.cookie(world.origin(), 'token')).toBeUndefined();
  });

  it('SES-10: a 401 of the token expires session and token cookies', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'az1');
    ahead = 13 * 3_600_000;
    try {
      const answer = await world.token(browser);
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie().join('\n')).toMatch(
        /session=; .*Max-Age=0[^]*token=; .*Max-Age=0/,
      );
    } finally {
      ahead = 0;
    }
    expect([sessionId(browser), browser.cookie(world.origin(), 'token')]).toEqual(['', undefined]);
  });

  it('a session in use goes on past 12 hours, and ends after 30 days', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'az1');
    const rowOf = () =>
      store.asSystem((queries) =>
        queries
          .selectFrom('session')
          .select(['expires_at', 'created_at'])
          .where('id_digest', '=', digestOf(sessionId(browser)))
          .executeTakeFirstOrThrow(),
      );
    const before = await rowOf();
    // Only the end is looked at: the provider's own tokens live by the machine's time.
    const isUsedAfter = async (ms: number) => {
      ahead = ms;
      await store.asSystem((queries) =>
        queries
          .updateTable('session')
          .set({ access_expires_at: new Date(clock.now().getTime() + 300_000) })
          .where('id_digest', '=', digestOf(sessionId(browser)))
          .execute(),
      );
      return (await world.token(browser)).status;
    };
    try {
      expect(await isUsedAfter(11 * 3_600_000)).toBe(200);
      expect((await rowOf()).expires_at.getTime()).toBeGreaterThan(
        before.expires_at.getTime() + 10 * 3_600_000,
      );
      expect(await isUsedAfter(22 * 3_600_000)).toBe(200);
      await store.asSystem((queries) =>
        queries
          .updateTable('session')
          .set({ created_at: new Date(clock.now().getTime() - 30 * 86_400_000 + 1_800_000) })
          .where('id_digest', '=', digestOf(sessionId(browser)))
          .execute(),
      );
      expect(await isUsedAfter(22 * 3_600_000 + 61_000)).toBe(200);
      expect(await isUsedAfter(22 * 3_600_000 + 1_801_000)).toBe(401);
    } finally {
      ahead = 0;
    }
  });

  it('a sign-on again in the same browser ends the session before, and its own bearers are good', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'az1');
    const before = sessionId(browser);
    // The provider knows the user still: its session goes on, in a new one of the shop.
    await browser.follow(`${world.origin()}/auth/redirect?target=/`);
    expect(sessionId(browser)).not.toBe(before);
    expect(await statusWith(await tokenIn(await world.token(browser)))).toBe(200);
    const ended = await store.asSystem((queries) =>
      queries.selectFrom('session').where('id_digest', '=', digestOf(before)).select('user_id').execute(),
    );
    expect(ended).toEqual([]);
  });

  it('signing out at the provider ends the sessions of every shop in this browser, and no other', async () => {
    const [browser, elsewhere] = [openBrowser(), openBrowser()];
    await world.signIn(browser, 'az1');
    await world.signIn(elsewhere, 'az1');
    await browser.follow(`${world.origin('az.localhost')}/auth/redirect?target=/`);
    const here = await tokenIn(await world.token(browser));
    const there = await tokenIn(await world.token(browser, 'az.localhost'));
    const other = await tokenIn(await world.token(elsewhere));
    expect(decodeJwt(here)['sid']).toBe(decodeJwt(there)['sid']);
    expect(decodeJwt(here)['sid']).not.toBe(decodeJwt(other)['sid']);
    const { issuer } = world.provider;
    const about = await browser.go(`${issuer}/.well-known/openid-configuration`);
    expect(await about.json()).toMatchObject({
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    });
    // Not by the shop's own page: at the provider, of which the shops hear by themselves.
    const page = await (await browser.go(`${issuer}/session/end`)).text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await browser.go(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) });
    expect(await Promise.all([statusWith(here), statusWith(there), statusWith(other)])).toEqual([
      401, 401, 200,
    ]);
    expect((await world.token(browser)).status).toBe(401);
    expect((await world.token(browser, 'az.localhost')).status).toBe(401);
    expect((await world.token(elsewhere)).status).toBe(200);
  });

  it('signing out ends the session, its bearers at once, and the provider’s session', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'az1');
    const token = await tokenIn(await world.token(browser));
    const id = sessionId(browser);
    expect(await statusWith(token)).toBe(200);
    const answer = await browser.go(`${world.origin()}/auth/logout`, {
      headers: {
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
      },
    });
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect([sessionId(browser), browser.cookie(world.origin(), 'token')]).toEqual(['', undefined]);
    expect(await statusWith(token)).toBe(401);
    browser.cookies.get(new URL(world.origin()).host)?.set('session', id);
    expect((await world.token(browser)).status).toBe(403);
    const page = await (await browser.go(answer.headers.get('location') ?? '')).text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const done = await browser.go(action, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(done.headers.get('location')).toBe(`${world.origin()}/`);
    // The provider asks for the password again.
    const again = await browser.follow(`${world.origin()}/auth/redirect`);
    expect(new URL(again.url).pathname).toMatch(/^\/oidc\/login\//);
  });

  it('signing out needs the user: a link from elsewhere and a form without the value only ask', async () => {
    const browser = openBrowser();
    await world.signIn(browser, 'az1');
    const url = `${world.origin()}/auth/logout`;
    const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const asked = await browser.go(url, { headers: { ...navigation, 'sec-fetch-site': 'same-site' } });
    expect(asked.status).toBe(200);
    for (const headers of [
      {},
      { ...navigation, 'sec-fetch-site': 'none' },
      { ...navigation, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ])
      expect((await browser.go(url, { headers })).headers.has('location')).toBe(false);
    expect(
      (await browser.go(url, { method: 'POST', body: new URLSearchParams({ csrf: 'no' }) })).status,
    ).toBe(403);
    expect((await world.token(browser)).status).toBe(200);
    const csrf = /name="csrf" value="([^"]+)"/.exec(await asked.text())?.[1] ?? '';
    const done = await browser.go(url, { method: 'POST', body: new URLSearchParams({ csrf }) });
    expect([done.status, sessionId(browser)]).toEqual([303, '']);
  });

  it('T11: a planted session id is worth nothing, and the one of before ends with the sign-on', async () => {
    const browser = openBrowser();
    const host = new URL(world.origin()).host;
    await browser.go(`${world.origin()}/auth/landing`);
    browser.cookies.get(host)?.set('session', 'planted-by-somebody');
    await world.signIn(browser, 'az1');
    const first = sessionId(browser);
    expect(first).toMatch(/^[\w-]{43}$/);
    browser.cookies.get(host)?.delete('oidc-session');
    await world.signIn(browser, 'az1');
    expect(sessionId(browser)).not.toBe(first);
    for (const planted of ['planted-by-somebody', first]) {
      const thief = openBrowser();
      await thief.go(`${world.origin()}/auth/landing`);
      thief.cookies.get(host)?.set('session', planted);
      await thief.go(`${world.origin()}/auth/landing`);
      expect((await world.token(thief)).status).toBe(401);
    }
  });

  it('T13: an answer is taken once, by the browser and the host that began', async () => {
    const anna = openBrowser();
    const bea = openBrowser();
    const forAnna = await world.signInUntilCallback(anna, 'az1');
    const forBea = await world.signInUntilCallback(bea, 'many');
    expect((await anna.go(forBea)).status).toBe(400);
    expect((await anna.go(forAnna)).status).toBe(400);
    expect(sessionId(anna)).toBe('');
    expect((await bea.go(forBea)).status).toBe(200);
    expect((await bea.go(forBea)).status).toBe(400);
    expect((await openBrowser().go(forBea)).status).toBe(400);
  });

  it.each([
    ['another state', 'set', 'state', 'x'],
    ['no state', 'set', 'state', undefined],
    ['two states', 'append', 'state', 'x'],
    ['another code', 'set', 'code', 'x'],
    ['no code', 'set', 'code', undefined],
    ['two codes', 'append', 'code', 'x'],
    ['another issuer', 'set', 'iss', 'https://evil.example'],
    ['no issuer', 'set', 'iss', undefined],
    ['an error', 'set', 'error', 'access_denied'],
  ] as const)('T13: an answer with %s is refused', async (_name, how, name, value) => {
    const browser = openBrowser();
    const url = new URL(await world.signInUntilCallback(browser, 'az1'));
    if (how === 'set') url.searchParams.delete(name);
    if (value !== undefined) url.searchParams.append(name, value);
    const answer = await browser.go(url.href);
    expect([answer.status, sessionId(browser)]).toEqual([400, '']);
  });

  it('a code of another sign-on does not fit the verifier', async () => {
    const [anna, bea] = [openBrowser(), openBrowser()];
    const forAnna = new URL(await world.signInUntilCallback(anna, 'az1'));
    const forBea = new URL(await world.signInUntilCallback(bea, 'many'));
    forAnna.searchParams.set('code', forBea.searchParams.get('code') ?? '');
    expect((await anna.go(forAnna.href)).status).toBe(400);
  });

  it('a transaction older than ten minutes counts as none', async () => {
    const browser = openBrowser();
    const callback = await world.signInUntilCallback(browser, 'az1');
    ahead = 601_000;
    try {
      expect((await browser.go(callback)).status).toBe(400);
    } finally {
      ahead = 0;
    }
  });

  it('TEN-4: a user of another shop, of none or of two ends on the page that says so', async () => {
    for (const [userName, host] of [
      ['az1', 'gm.localhost'],
      ['none', 'localhost'],
      ['two', 'localhost'],
    ] as const) {
      const browser = openBrowser();
      const { answer, url } = await world.signIn(browser, userName, { host });
      const page = await answer.text();
      expect({ status: answer.status, path: new URL(url).pathname }).toEqual({
        status: 200,
        path: '/auth/wrong-tenant',
      });
      expect(page).toContain('action="/auth/logout"');
      expect(page.includes(`href="http://localhost:`)).toBe(userName === 'az1');
    }
  });

  it('a user whom the shop has shut out gets a sentence and no session, and the one before is over', async () => {
    await world.plantAccount({ id: 'u-6', userName: 'shut', roles: ['tenant-AZ', 'can-see-prices'] });
    const browser = openBrowser();
    await world.signIn(browser, 'shut');
    const bearer = await tokenIn(await world.token(browser));
    expect(await statusWith(bearer)).toBe(200);
    const setEnabled = (isEnabled: boolean) =>
      store.asSystem((queries) =>
        queries.updateTable('app_user').set({ is_enabled: isEnabled }).where('id', '=', 'u-6').execute(),
      );
    const sessionsLeft = () =>
      store.asSystem((queries) =>
        queries.selectFrom('session').select('id_digest').where('user_id', '=', 'u-6').execute(),
      );
    await setEnabled(false);
    expect(await statusWith(bearer)).toBe(401);

    const stranger = openBrowser();
    // The provider still knows the first browser and asks for no password.
    const again = await browser.follow(`${world.origin()}/auth/redirect?target=%2Fmy%2Forders`);
    for (const [who, answer] of [
      [browser, again.answer],
      [stranger, (await world.signIn(stranger, 'shut')).answer],
    ] as const) {
      expect(answer.status).toBe(403);
      const page = await answer.text();
      expect(page).toContain('Ihr Zugang ist gesperrt.');
      expect(page).toContain('/auth/assets/AZ.css');
      expect(page).toContain('/oidc/');
      expect(sessionId(who)).toBe('');
      expect(who.cookie(world.origin(), 'token') ?? '').toBe('');
      expect((await world.token(who)).status).toBe(401);
    }
    expect(await sessionsLeft()).toEqual([]);

    await setEnabled(true);
    expect((await world.signIn(openBrowser(), 'shut')).answer.status).toBe(303);
    expect(await sessionsLeft()).toHaveLength(1);
  });

  it('one provider serves every host, each with its own cookies and look', async () => {
    await world.plantAccount({ id: 'g-1', userName: 'gm1', roles: ['tenant-GM'] });
    const browser = openBrowser();
    const login = await browser.follow(`${world.origin('ki.localhost')}/auth/redirect`);
    expect(await login.answer.text()).toContain('/auth/assets/KI.css');
    const { url } = await world.signIn(browser, 'gm1', { host: 'gm.localhost' });
    expect(url).toBe(`${world.origin('gm.localhost')}/my/orders`);
    expect(browser.cookie(world.origin('gm.localhost'), 'tenant')).toBe('GM');
    expect(sessionId(browser)).toBe('');
    const claims = decodeClaims(browser.cookie(world.origin('gm.localhost'), 'token') ?? '');
    expect(claims).toMatchObject({ sub: 'g-1' });
  });

  it('T28: guessing a password becomes slow, for names nobody has as well', async () => {
    for (const user of ['guessed', `nobody-${Date.now()}`]) {
      const browser = openBrowser();
      const { url } = await browser.follow(`${world.origin()}/auth/redirect`);
      const guess = (password: string) =>
        browser.go(url, { method: 'POST', body: new URLSearchParams({ user, password }) });
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await guess('wrong')).status);
      const refused = await guess(TEST_PASSWORD);
      expect([...statuses, refused.status]).toEqual([422, 422, 422, 422, 422, 429]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20);
    }
  });

  it('LOC-1: speaks a language that the tenant offers, whatever browser, shop and cookie ask for', async () => {
    const languageOf = async (path: string, cookie = '') => {
      const headers = { 'accept-language': 'en-GB,en;q=0.9', cookie };
      const { answer } = await openBrowser().follow(`${world.origin('gm.localhost')}${path}`, { headers });
      return /<html lang="([^"]+)"/.exec(await answer.text())?.[1];
    };
    const pages = ['/auth/redirect', '/auth/wrong-tenant', '/auth/callback?code=a'];
    for (const path of pages) expect(await languageOf(path), path).toBe('en-GB');
    const doc = JSON.stringify({ languages: ['de-AT'] });
    await store.asSystem((queries) =>
      queries
        .insertInto('tenant_setting')
        .values({ scope: 'GM', doc })
        .onConflict((same) => same.column('scope').doUpdateSet({ doc }))
        .execute(),
    );
    for (const path of pages) expect(await languageOf(path, 'locale=en-GB'), path).toBe('de-AT');
    await store.asSystem((queries) =>
      queries.deleteFrom('tenant_setting').where('scope', '=', 'GM').execute(),
    );
  });

  it('the sign-in page says what is wrong beside labelled fields, in the reader’s language, with nothing inline', async () => {
    const browser = openBrowser();
    const login = await browser.follow(`${world.origin()}/auth/redirect`, {
      headers: { 'accept-language': 'en-GB' },
    });
    const page = await login.answer.text();
    expect(page).toContain('<html lang="en-GB">');
    expect(page).toMatch(/<label for="user">[^]*<label for="password">/);
    expect(page).toContain('data-user="az1"');
    expect(page).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/);
    const wrong = await browser.go(login.url, {
      method: 'POST',
      body: new URLSearchParams({ user: '"><script>alert(1)</script>', password: 'x' }),
    });
    const text = await wrong.text();
    expect(text).toContain('role="alert"');
    expect(text).toContain('4 more tries');
    expect(text).not.toContain('<script>alert');
  });

  it('the sign-in page is in the shop’s own letters, which the policy allows from here alone', async () => {
    const browser = openBrowser();
    const { answer } = await browser.follow(`${world.origin()}/auth/redirect`);
    const [, path = ''] = /href="([^"]+\.woff2)"/.exec(await answer.text()) ?? [];
    expect(answer.headers.get('content-security-policy')).toContain("font-src 'self'");
    const letters = await browser.go(`${world.origin()}${path}`);
    expect(letters.headers.get('content-type')).toBe('font/woff2');
    expect(letters.headers.get('cache-control')).toContain('max-age=31536000');
    const bytes = Buffer.from(await letters.arrayBuffer());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('wOF2');
  });
});
