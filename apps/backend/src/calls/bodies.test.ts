import { contract, type AnyCall, type CallName } from '@gastroshop/api-contract';
import { CSRF_COOKIE } from '@gastroshop/identity';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { Store } from '../db';
import { createTestApp, openQuickStore, testServices, type TestApp } from '../testing';
import { beginRequest, statusOf } from '../testing/raw-request';
import { systemClock } from '../settings';
import { visitorLimitOf } from './body-limits';

/** Everything that takes a body: the calls of the contract by name, then what is none. */
const calls = Object.entries<AnyCall>({ ...contract }).filter(([, { body }]) => body !== undefined);
/** Those that take none though their method could carry one. */
const bodyless = Object.entries<AnyCall>({ ...contract }).filter(
  ([, { body, endpoint }]) => body === undefined && endpoint.method !== 'GET',
);
const isCallName = (name: string): name is CallName => name in contract;
const isOpen = ({ endpoint }: AnyCall) => endpoint.access === 'anonymous';

const VALUES: Readonly<Record<string, string>> = { tenant: 'AZ', visible: 'true', type: 'all' };
const addressOf = ({ endpoint }: AnyCall): string =>
  `${endpoint.base === 'proxy' ? '/proxy' : '/v1'}${endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? '1')}`;

const MEGABYTES = 2 * 1024 * 1024;
const EDITOR = 'e'.repeat(40);

describe('T26, R13: bodies of whoever is not known', () => {
  let store: Store;
  let shop: TestApp;
  let port: number;
  let csrf: string;
  let token: string;
  let parsed: MockInstance<typeof JSON.parse>;

  beforeAll(async () => {
    store = await openQuickStore();
    shop = await createTestApp(store, undefined, {
      services: { ...testServices(store, systemClock), contentEditors: [{ name: 'E', token: EDITOR }] },
    });
    port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
    csrf = shop.csrfToken();
    token = await shop.issuer.tokenFor({ userId: 'anna', tenant: 'AZ' });
    parsed = vi.spyOn(JSON, 'parse');
  });
  afterEach(() => {
    parsed.mockClear();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await shop.close();
    await store.close();
  });

  const parsedOf = (part: string) => parsed.mock.calls.filter(([text]) => text.includes(part)).length;

  const begin = (
    method: string,
    url: string,
    more: Readonly<Record<string, string | number>>,
    body: string | Buffer = '',
  ): Socket =>
    beginRequest(port, {
      method,
      url,
      headers: {
        'content-type': 'application/json',
        cookie: `${CSRF_COOKIE.name}=${csrf}`,
        'x-xsrf-token': csrf,
        ...more,
      },
      body,
    });

  it('there are calls to walk', () => {
    expect(calls.length).toBeGreaterThanOrEqual(57);
    expect(bodyless.length).toBeGreaterThan(10);
    expect(calls.filter(([, call]) => isOpen(call)).length).toBeGreaterThanOrEqual(18);
  });

  it.each(calls)('%s answers a stranger who announces two megabytes before one is sent', async (_, call) => {
    const socket = begin(call.endpoint.method, addressOf(call), { 'content-length': MEGABYTES }, '[');
    expect(await statusOf(socket)).toBe(isOpen(call) ? 413 : 401);
    socket.destroy();
    expect(parsedOf('[')).toBe(0);
  });

  it.each(calls)(
    '%s reads no more than a visitor may write where no length is announced',
    async (name, call) => {
      const socket = begin(call.endpoint.method, addressOf(call), { 'transfer-encoding': 'chunked' });
      const answered = statusOf(socket);
      const piece = ' '.repeat(isCallName(name) ? visitorLimitOf(name) / 2 : 0);
      // Never ended: whoever waited for the whole of it would wait for ever.
      for (let times = 0; times < 3; times += 1) socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
      expect(await answered).toBe(isOpen(call) ? 413 : 401);
      socket.destroy();
    },
  );

  it.each(calls)('%s parses nothing that is nested without end, whoever sends it', async (_, call) => {
    if (call.endpoint.textBody === true) return;
    const deep = (levels: number) => `${'['.repeat(levels)}"mark"${']'.repeat(levels)}`;
    const ask = (payload: string, isSignedIn: boolean) =>
      shop.app.inject({
        method: call.endpoint.method,
        url: addressOf(call),
        payload,
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          cookie: `${CSRF_COOKIE.name}=${csrf}`,
          'x-xsrf-token': csrf,
          ...(isSignedIn && { authorization: `Bearer ${token}` }),
        },
      });
    for (const isSignedIn of isOpen(call) ? [false, true] : [true]) {
      const refused = await ask(deep(33), isSignedIn);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ code: 'malformed-body' });
      expect(parsedOf('mark')).toBe(0);
      expect((await ask(deep(32), isSignedIn)).statusCode).not.toBe(400);
      expect(parsedOf('mark')).toBe(1);
      parsed.mockClear();
    }
  });

  it.each(['1', '{}', '[]', '""', '{"a":1}'])(
    'of two megabytes of %s no entry is looked at',
    async (piece) => {
      const call = contract.queryProducts;
      const looked = vi.spyOn(call.body, 'safeParse');
      const listOf = (entries: number) => `{"skus":[${Array.from({ length: entries }, () => piece).join()}]}`;
      const ask = (payload: string) =>
        shop.app.inject({
          method: 'POST',
          url: addressOf(call),
          payload,
          headers: {
            host: 'localhost',
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
          },
        });
      const many = await ask(listOf(250_001));
      expect([many.statusCode, parsedOf('skus')]).toEqual([400, 0]);
      const long = await ask(listOf(10_001));
      expect(long.json()).toMatchObject({ status: 422, code: 'invalid-request', field: 'skus' });
      expect(looked).not.toHaveBeenCalled();
      await ask(listOf(10_000));
      expect(looked).toHaveBeenCalledOnce();
      looked.mockRestore();
    },
  );

  it('eight connections of two megabytes of brackets to every call do no work, and the shop answers others', async () => {
    const brackets = Buffer.alloc(MEGABYTES, '[');
    for (const [, call] of calls) {
      const sockets = Array.from({ length: 8 }, () =>
        begin(call.endpoint.method, addressOf(call), { 'content-length': MEGABYTES }, brackets),
      );
      const statuses = await Promise.all(sockets.map(statusOf));
      expect(new Set(statuses)).toEqual(new Set([isOpen(call) ? 413 : 401]));
      const others = await fetch(`http://127.0.0.1:${port}/v1/shop-config`, {
        headers: { host: 'localhost' },
      });
      expect(others.status).toBe(200);
      for (const socket of sockets) socket.destroy();
    }
    expect(parsedOf('[[')).toBe(0);
  });

  it.each(bodyless)('%s takes no body, and neither reads nor judges one', async (_, call) => {
    for (const [type, payload] of [
      ['application/json', '{"sku":'],
      ['application/json', '['.repeat(1_000)],
      ['application/xml', '<a/>'],
      ['no type', '1'],
      [undefined, '['.repeat(300_000)],
    ] as const) {
      const answer = await shop.app.inject({
        method: call.endpoint.method,
        url: addressOf(call),
        payload,
        headers: {
          host: 'localhost',
          cookie: `${CSRF_COOKIE.name}=${csrf}`,
          'x-xsrf-token': csrf,
          authorization: `Bearer ${token}`,
          ...(type !== undefined && { 'content-type': type }),
        },
      });
      expect([400, 413, 415, 500]).not.toContain(answer.statusCode);
      expect(parsedOf('[') + parsedOf('{"sku":')).toBe(0);
    }
  });

  it.each([
    ['PUT', '/content/AZ/page/start'],
    ['POST', '/entries/018f4a3c-0000-7000-8000-000000000000/publish'],
    ['POST', '/preview-links'],
  ])('the editors’ %s %s knows its editor before it reads', async (method, path) => {
    for (const authorization of ['', `Bearer ${token}`, `Bearer ${'f'.repeat(40)}`]) {
      const socket = begin(
        method,
        `/v1/content-editing${path}`,
        { 'content-length': MEGABYTES, ...(authorization !== '' && { authorization }) },
        '[',
      );
      expect(await statusOf(socket)).toBe(401);
      socket.destroy();
    }
  });

  it.each(['/nowhere', '/v1/nowhere', '/auth/logout', '/v1/shop-config', '/healthz'])(
    'what is no call takes no long body: POST %s',
    async (url) => {
      const socket = begin('POST', url, { 'content-length': 17 * 1024 }, '[');
      expect([404, 413, 415]).toContain(await statusOf(socket));
      socket.destroy();
      expect(parsedOf('[')).toBe(0);
    },
  );
});
