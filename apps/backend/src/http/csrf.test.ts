import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CSRF_COOKIE, parseCookies } from '@gastroshop/identity';
import type { Store } from '../db';
import { createTestApp, openQuickStore, type TestApp } from '../testing';
import { createCsrfTokens } from './csrf';

const tokens = createCsrfTokens([new Uint8Array(32).fill(7)]);

describe('values of the CSRF cookie', () => {
  it('fit the installation and the session they were made for, and nobody else’s', () => {
    const value = tokens.issue('session-1');
    expect(tokens.isValid(value, 'session-1')).toBe(true);
    expect(tokens.isValid(value, 'session-2')).toBe(false);
    expect(tokens.isValid(value, undefined)).toBe(false);
    expect(createCsrfTokens([new Uint8Array(32)]).isValid(value, 'session-1')).toBe(false);
    for (const other of [undefined, '', '.', 'a.b', `${value}x`, `${value}.x`, value.replace('.', '')])
      expect(tokens.isValid(other, 'session-1'), other).toBe(false);
  });
});

describe('T12, API-2: what another site could send in the user’s name', () => {
  let store: Store;
  let shop: TestApp;
  const good = tokens.issue(undefined);
  const stolen = tokens.issue('somebody else’s session');

  beforeAll(async () => {
    store = await openQuickStore();
    shop = await createTestApp(store);
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const read = { method: 'GET', url: '/v1/cms/startpage' } as const;
  const readByPost = { method: 'POST', url: '/v1/cms/dynpage' } as const;
  const form = { method: 'POST', url: '/v1/cms/form/submit' } as const;
  const analytics = { method: 'POST', url: '/proxy/analytics/search' } as const;
  const token = { method: 'GET', url: '/v1/my/token' } as const;
  const refuses = async (
    call: typeof read | typeof readByPost | typeof form | typeof analytics | typeof token,
    headers: Readonly<Record<string, string>>,
  ) => {
    const answer = await shop.app.inject({
      ...call,
      headers: {
        host: 'localhost',
        ...headers,
        ...(call.method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(call.method === 'POST' && { payload: '{}' }),
    });
    return answer.statusCode === 403 && answer.body.includes('csrf-token-invalid');
  };

  const pair = { cookie: `XSRF-TOKEN=${good}`, 'x-xsrf-token': good };
  it.each<readonly [string, Readonly<Record<string, string>>, boolean, boolean]>([
    ['nothing', {}, false, false],
    ['the cookie alone', { cookie: `XSRF-TOKEN=${good}` }, false, false],
    ['the header alone', { 'x-xsrf-token': good }, false, false],
    ['header and cookie', pair, true, true],
    ['header and another cookie', { ...pair, cookie: `XSRF-TOKEN=${tokens.issue(undefined)}` }, false, false],
    ['a pair nobody issued', { cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' }, false, false],
    ['a pair of another session', { cookie: `XSRF-TOKEN=${stolen}`, 'x-xsrf-token': stolen }, false, false],
    ['a visitor’s pair beside a session', { ...pair, cookie: `${pair.cookie}; session=x` }, false, false],
    ['Sec-Fetch-Site same-origin', { 'sec-fetch-site': 'same-origin' }, true, false],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }, false, false],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }, false, false],
    ['Sec-Fetch-Site none', { 'sec-fetch-site': 'none' }, false, false],
    ['our Origin', { origin: 'http://localhost' }, true, false],
    ['another Origin', { origin: 'http://evil.example' }, false, false],
    ['an Origin on another port', { origin: 'http://localhost:81' }, false, false],
    ['our Origin on https', { origin: 'https://localhost' }, false, false],
    ['a neighbour’s Origin', { origin: 'http://gm.localhost' }, false, false],
    ['Origin null', { origin: 'null' }, false, false],
    [
      'our Origin, but cross-site',
      { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
      false,
      false,
    ],
    [
      'same-origin, but another Origin',
      { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
      false,
      false,
    ],
    ['our Referer', { referer: 'http://localhost/' }, false, false],
    ['header and cookie from another Origin', { ...pair, origin: 'http://evil.example' }, true, true],
  ])('%s', async (_name, headers, opensReads, opensAll) => {
    expect(await refuses(read, headers)).toBe(!opensReads);
    expect(await refuses(readByPost, headers)).toBe(!opensReads);
    expect(await refuses(form, headers)).toBe(!opensAll);
    expect(await refuses(analytics, headers)).toBe(!opensAll);
    expect(await refuses(token, headers)).toBe(!opensAll);
  });

  it('the cookie is set on any answer that finds none that fits, and left alone where it fits', async () => {
    const cookiesOf = async (headers: Readonly<Record<string, string>>, url = '/nowhere') => {
      const answer = await shop.app.inject({ url, headers: { host: 'localhost', ...headers } });
      return [answer.headers['set-cookie']].flat().map((text) => parseCookies(String(text)));
    };
    const set = (await cookiesOf({}))
      .map((cookie) => cookie.get(CSRF_COOKIE.name))
      .filter((value) => value !== undefined);
    expect(set.map((value) => tokens.isValid(value, undefined))).toEqual([true]);
    expect(
      (await cookiesOf({ cookie: `XSRF-TOKEN=${good}` })).some((cookie) => cookie.has(CSRF_COOKIE.name)),
    ).toBe(false);
    expect((await cookiesOf({ cookie: 'XSRF-TOKEN=x' })).some((cookie) => cookie.has(CSRF_COOKIE.name))).toBe(
      true,
    );
  });

  it('customer calls never take a cookie for a bearer', async () => {
    const answer = await shop.app.inject({
      url: '/v1/user/customers?tenant=AZ',
      headers: { host: 'localhost', cookie: 'session=x; token=a.b.', ...{ 'x-xsrf-token': good } },
    });
    expect(answer.statusCode).toBe(401);
  });
});
