import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  createClient,
  deleteCartItem,
  FetchError,
  getCart,
  getDatasheet,
  getOrders,
  getStartPage,
  type Locale,
  putCartItems,
  ResponseError,
  submitCart,
  watchCart,
} from '.';
import { allOf } from './testing/all-of';
import { failureOf } from './testing/fake-backend';
import { bodyOf, serve } from './testing/loopback-server';

const cart = { tenant: 'AZ', customerId: '1' };

async function connect(
  listener: RequestListener,
  cookies: Readonly<Record<string, string>> = {},
  locale: Locale = 'de-AT',
) {
  const origin = await serve(listener);
  const events: string[] = [];
  const client = createClient({
    locale,
    basePaths: { shop: `${origin}/v1`, proxy: `${origin}/proxy` },
    readCookie: (name) => cookies[name],
    session: {
      onSessionLost: () => events.push('session lost'),
      onContentUnauthorized: () => events.push('content unauthorized'),
    },
  });
  return { client, events };
}

const token = (value: string): string =>
  JSON.stringify({ token: value, expiresAt: new Date(Date.now() + 300_000).toISOString() });

describe('over a real connection', () => {
  it('API-1, API-2, LOC-4: address, headers and body arrive as they should', async () => {
    const seen: unknown[] = [];
    const { client } = await connect(
      (request, response) => {
        const { method, url, headers } = request;
        const { authorization, 'accept-language': language, 'x-xsrf-token': csrf } = headers;
        void bodyOf(request).then((body) => {
          seen.push({ method, url, language, authorization, csrf, type: headers['content-type'], body });
          response.end(url === '/v1/my/token' ? token('t-1') : '{}');
        });
      },
      { token: 'claims', 'XSRF-TOKEN': 'x-1' },
      'en-GB',
    );
    await getOrders(client, { ...cart, customerId: 'a/b' });
    await getStartPage(client);
    await deleteCartItem(client, { ...cart, item: { sku: 'ä', unitAbbreviation: 'KG' } });
    const nothing = { csrf: undefined, type: undefined, body: '', language: 'en-GB', method: 'GET' };
    expect(seen).toEqual([
      { ...nothing, url: '/v1/my/token', csrf: 'x-1' },
      {
        ...nothing,
        url: '/v1/effective-customers/AZ/a%2Fb/orders',
        authorization: 'Bearer t-1',
      },
      { ...nothing, url: '/v1/cms/startpage', csrf: 'x-1' },
      {
        ...nothing,
        method: 'DELETE',
        url: '/v1/t/AZ/my/shopping-cart/1',
        authorization: 'Bearer t-1',
        type: 'application/json',
        body: '{"sku":"ä","unitAbbreviation":"KG"}',
      },
    ]);
  });

  it('SES-10: 20 parallel calls that are refused ask for one token and are repeated once each', async () => {
    let tokens = 0;
    const bearers: (string | undefined)[] = [];
    const { client, events } = await connect((request, response) => {
      if (request.url === '/v1/my/token') {
        tokens++;
        response.end(token('t-1'));
        return;
      }
      const { authorization } = request.headers;
      bearers.push(authorization);
      void bodyOf(request).then((body) => {
        response.statusCode = authorization === undefined ? 401 : 200;
        response.end(body);
      });
    });
    const items = [{ sku: '7', amount: 2, unitAbbreviation: 'KG' }];
    const work = Array.from({ length: 20 }, () => putCartItems(client, { ...cart, items }));
    for (const answer of await Promise.all(work)) expect(answer).toEqual(items);
    expect(tokens).toBe(1);
    expect(bearers.filter((bearer) => bearer === undefined)).toHaveLength(20);
    expect(bearers.filter((bearer) => bearer === 'Bearer t-1')).toHaveLength(20);
    expect(events).toEqual([]);
  });

  it('SES-10: without a session the calls fail and the loss is reported once', async () => {
    const { client, events } = await connect((_, response) => {
      response.statusCode = 401;
      response.end();
    });
    const work = Array.from({ length: 20 }, () => failureOf(getCart(client, cart)));
    for (const failure of await Promise.all(work)) expect(failure).toMatchObject({ status: 401 });
    expect(events).toEqual(['session lost']);
  });

  it('SES-11: a refused content call is reported', async () => {
    const { client, events } = await connect((_, response) => {
      response.statusCode = 401;
      response.end();
    });
    await failureOf(getStartPage(client));
    expect(events).toEqual(['content unauthorized']);
  });

  it('a submit keeps its idempotency key when it is repeated', async () => {
    const keys: unknown[] = [];
    const { client } = await connect((request, response) => {
      if (request.url === '/v1/my/token') response.end(token('t-1'));
      else {
        keys.push(request.headers['idempotency-key']);
        response.statusCode = keys.length === 1 ? 401 : 200;
        response.end('{}');
      }
    });
    await submitCart(client, { ...cart, orderInformation: {}, idempotencyKey: 'k-1' });
    expect(keys).toEqual(['k-1', 'k-1']);
  });

  it('ERR-2: a problem document is read', async () => {
    const { client } = await connect((_, response) => {
      response.writeHead(409, { 'content-type': 'application/problem+json; charset=utf-8' });
      response.end('{"code":"deadline-passed","nextDay":"2026-11-30"}');
    });
    const failure = await failureOf(getCart(client, cart));
    expect(failure).toBeInstanceOf(ResponseError);
    expect(failure).toMatchObject({
      message: 'Response returned an error code',
      status: 409,
      problem: { code: 'deadline-passed', nextDay: '2026-11-30' },
    });
  });

  it('ERR-3: a connection that is cut is a FetchError, before the answer and within it', async () => {
    const before = await connect((request) => request.socket.destroy());
    const within = await connect((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => response.destroy());
    });
    for (const { client } of [before, within]) {
      const failure = await failureOf(getCart(client, cart));
      expect(failure).toBeInstanceOf(FetchError);
      expect(failure).toHaveProperty('cause', expect.any(TypeError));
    }
  });

  it('an abort ends the request and is passed on as it is', async () => {
    const controller = new AbortController();
    const { client } = await connect(() => {
      controller.abort();
    });
    const failure = await failureOf(getCart(client, cart, { signal: controller.signal }));
    expect(failure).toMatchObject({ name: 'AbortError' });
    expect(failure).not.toBeInstanceOf(FetchError);
  });

  it('a file arrives byte for byte, with its name', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const { client } = await connect((_, response) => {
      response.setHeader('content-type', 'application/pdf');
      response.setHeader('content-disposition', "attachment; filename*=UTF-8''K%C3%A4se.pdf");
      response.end(bytes);
    });
    const { blob, fileName, contentType } = await getDatasheet(client, { tenant: 'AZ', sku: '7' });
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
    expect([fileName, contentType]).toEqual(['Käse.pdf', 'application/pdf']);
  });

  it('events arrive as they are sent, and leaving the loop closes the connection', async () => {
    let closed: () => void = () => undefined;
    const closing = new Promise<void>((resolve) => (closed = resolve));
    const { client } = await connect((request, response) => {
      request.on('close', closed);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`id: 1\ndata: "${String(request.headers['last-event-id'])}"\n\n`);
    });
    const stream = watchCart(client, { ...cart, lastEventId: '0' });
    for await (const event of stream) {
      expect(event).toEqual({ event: 'message', id: '1', data: '0' });
      break;
    }
    await closing;
  });

  it('a stream of events ends when the backend ends it', async () => {
    const { client } = await connect((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: 1\n\n: alive\n\ndata: 2\n\n');
    });
    expect(await allOf(watchCart(client, cart))).toHaveLength(2);
  });
});
