import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { registerTestShield } from '../testing/register-test-shield';
import { registerMetrics } from './metrics';

const TOKEN = 'collector-token-1';
const LOOPBACK = '127.0.0.1';
const AFAR = '203.0.113.7';

describe('metrics', () => {
  let app: FastifyInstance;

  const start = async (token: string | undefined): Promise<void> => {
    app = Fastify();
    await registerTestShield(app);
    registerMetrics(app, token);
    app.get('/orders/:id', { config: { rule: 'open' } }, () => ({}));
    await app.ready();
  };
  afterEach(() => app.close());

  const collect = (remoteAddress: string, authorization?: string) =>
    app.inject({
      url: '/metrics',
      remoteAddress,
      // Asked by address, as a collector does, and not by the shop's name.
      headers: { host: '10.0.0.1:3000', ...(authorization !== undefined && { authorization }) },
    });

  it('count calls by route and status, without a word of their addresses', async () => {
    await start(undefined);
    const headers = { host: 'localhost' };
    await app.inject({ url: '/orders/A-4711?mail=buyer@example.at', headers });
    await app.inject({ url: '/orders/A-4712', headers });
    await app.inject({ url: '/nowhere/A-4713', headers });
    const { body } = await collect(LOOPBACK);
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/orders/:id",status="200"} 2',
    );
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toMatch(/A-47|buyer/);
  });

  it.each([
    ['before it began', 'text/plain', () => undefined, 1],
    [
      'in the middle of it',
      'text/plain',
      (raw: ServerResponse) => {
        raw.writeHead(200, { 'content-type': 'text/plain' });
        raw.write('the beginning');
      },
      1,
    ],
    [
      'a live stream, as everybody does some time',
      'text/event-stream',
      (raw: ServerResponse) => {
        raw.writeHead(200, { 'content-type': 'text/event-stream' });
        raw.write(': open\n\n');
      },
      0,
    ],
  ])('count callers who left an answer %s: 499', async (_name, type, begin, count) => {
    app = Fastify();
    await registerTestShield(app);
    registerMetrics(app, undefined);
    // Not by fetch, which leaves an answer and keeps the connection for what comes next.
    let leave = (): void => undefined;
    let over: Promise<unknown> = Promise.resolve();
    app.get('/waiting', { config: { rule: 'open' } }, async (_request, reply) => {
      reply.hijack();
      reply.header('content-type', type);
      over = once(reply.raw, 'close');
      begin(reply.raw);
      if (!reply.raw.headersSent) leave();
      await over;
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const asking = request(`${address}/waiting`, (answer) => {
      answer.once('data', leave);
    });
    leave = () => {
      asking.destroy();
    };
    const left = new Promise((resolve) => {
      asking.once('close', resolve);
    });
    // Leaving is an error to whoever asked.
    asking.on('error', () => undefined).end();
    await left;
    await over;
    const { body } = await collect(LOOPBACK);
    const [, counted = '0'] =
      /^http_request_duration_seconds_count\{method="GET",route="\/waiting",status="499"\} (\d+)$/m.exec(
        body,
      ) ?? [];
    expect(Number(counted)).toBe(count);
    expect(body).not.toContain('route="/waiting",status="200"');
  });

  it.each([LOOPBACK, '::1', '::ffff:127.0.0.1'])(
    'without a token are for the machine itself: %s',
    async (own) => {
      await start(undefined);
      const answer = await collect(own);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/plain');
    },
  );

  it.each([AFAR, '10.0.0.5', '127.0.0.1.example'])(
    'without a token are for nobody else: %s',
    async (other) => {
      await start(undefined);
      const answer = await collect(other, `Bearer ${TOKEN}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('http_request');
    },
  );

  it.each(['x-forwarded-for', 'forwarded'])(
    'without a token are not for whom a proxy on the machine asks: %s',
    async (header) => {
      await start(undefined);
      const answer = await app.inject({
        url: '/metrics',
        remoteAddress: LOOPBACK,
        headers: { host: '10.0.0.1:3000', [header]: AFAR },
      });
      expect(answer.statusCode).toBe(404);
    },
  );

  it('with a token are for whoever has it, from wherever', async () => {
    await start(TOKEN);
    expect((await collect(AFAR, `Bearer ${TOKEN}`)).statusCode).toBe(200);
  });

  it.each([
    ['none', undefined],
    ['an empty one', 'Bearer '],
    ['another of its length', 'Bearer collector-token-2'],
    ['its beginning', 'Bearer collector'],
    ['it and more', `Bearer ${TOKEN}1`],
  ])('with a token are closed to the machine itself that has %s', async (_name, authorization) => {
    await start(TOKEN);
    expect((await collect(LOOPBACK, authorization)).statusCode).toBe(404);
  });
});
