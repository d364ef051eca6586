import fc from 'fast-check';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../runtime';
import { registerTestShield } from '../testing/register-test-shield';
import { throwProblem } from './problem-error';
import { requestIdOf } from './request-id';
import { serverOptions } from './server-options';

const ID = '7d444840-9dc0-11d1-b245-5ffdce74fad2';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const OWN_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const lineShape = z.looseObject({ msg: z.string(), requestId: z.string().optional() });

let app: FastifyInstance;
let lines: z.infer<typeof lineShape>[];
let written: (() => void) | undefined;

beforeEach(async () => {
  lines = [];
  written = undefined;
  const write = (line: string): void => {
    lines.push(lineShape.parse(JSON.parse(line)));
    written?.();
  };
  const logger: FastifyBaseLogger = createLogger('info', { write });
  app = Fastify({ ...serverOptions(), loggerInstance: logger });
  await registerTestShield(app);
  const config = { rule: 'open' } as const;
  app.get('/fine', { config }, (request) => {
    request.log.warn('Something about it');
    return {};
  });
  app.get('/refused', { config }, () => throwProblem('cart-empty'));
  app.get('/broken', { config }, () => Promise.reject(new Error('broken')));
  app.get('/slow', { config }, () => new Promise(() => undefined));
  app.get('/file', { config: { ...config, withoutCookies: true } }, () => 'the same for everybody');
  await app.listen({ host: '127.0.0.1', port: 0 });
  lines.length = 0;
});
afterEach(() => app.close());

const call = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url, headers: { host: 'localhost', ...headers } });

/** Sends bytes as they are, and reads until the other side ends. */
const send = async (text: string): Promise<string> => {
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  const socket = connect(address.port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  socket.on('error', () => undefined);
  socket.write(text, 'latin1');
  await once(socket, 'close');
  return answer;
};

/** Each way a request may end, with the status it ends in. */
const ENDINGS = [
  ['an answer', '/fine', 200],
  ['a refusal', '/refused', 409],
  ['a fault', '/broken', 500],
  ['an address nobody knows', '/nowhere', 404],
  ['an address that is none', '/%zz', 404],
] as const;

describe('a request', () => {
  it.each(ENDINGS)(
    'that ends in %s is called the same in the answer and in all logs',
    async (_name, url, status) => {
      const answer = await call(url, { 'x-request-id': ID, traceparent: PARENT });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['x-request-id']).toBe(ID);
      expect(answer.headers['traceparent']).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
      expect(answer.headers['traceparent']).not.toBe(PARENT);
      if (status >= 400) expect(answer.json()).toMatchObject({ status, requestId: ID, traceId: TRACE });
      expect(lines).not.toEqual([]);
      for (const line of lines) expect(line).toMatchObject({ requestId: ID, traceId: TRACE });
    },
  );

  it.each(ENDINGS)(
    'that ends in %s has one line about its end, and a name of its own',
    async (_name, url, status) => {
      const answer = await call(url);
      const id = answer.headers['x-request-id'];
      expect(id).toMatch(OWN_ID);
      const ends = lines.filter(({ msg }) => msg === 'answered');
      expect(ends).toEqual([expect.objectContaining({ requestId: id, status })]);
      expect(ends[0]?.['ms']).toBeTypeOf('number');
      expect(lines.filter(({ msg }) => /incoming|completed/.test(msg))).toEqual([]);
      expect((await call(url)).headers['x-request-id']).not.toBe(id);
    },
  );

  it('to a host nobody knows has its line and its name', async () => {
    const answer = await call('/fine', { host: 'elsewhere.example', 'x-request-id': ID });
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({ requestId: ID });
    expect(lines).toEqual([expect.objectContaining({ msg: 'answered', status: 421, requestId: ID })]);
  });

  it('whose caller goes away has its line', async () => {
    const address: AddressInfo | string | null = app.server.address();
    if (address === null || typeof address === 'string') throw new Error('The server does not listen');
    const told = new Promise<void>((resolve) => {
      written = resolve;
    });
    const socket = connect(address.port, '127.0.0.1');
    const arrived = once(app.server, 'request');
    socket.write(`GET /slow HTTP/1.1\r\nhost: localhost\r\nx-request-id: ${ID}\r\n\r\n`);
    await arrived;
    socket.destroy();
    await told;
    expect(lines).toEqual([expect.objectContaining({ route: '/slow', requestId: ID })]);
    expect(lines[0]?.msg).toContain('gone');
    expect(lines[0]).not.toHaveProperty('status');
  });

  it('that is none at all has a name in answer and log', async () => {
    const answer = await send('rubbish\r\n\r\n');
    const [, id] = /^x-request-id: (\S+)\r$/im.exec(answer) ?? [];
    expect(id).toMatch(OWN_ID);
    expect(answer).toContain(`"requestId":"${id ?? ''}"`);
    expect(lines).toEqual([expect.objectContaining({ requestId: id, status: 400 })]);
  });

  it('for a file that caches keep for everybody leaves no name in it', async () => {
    const { headers } = await call('/file', { 'x-request-id': ID });
    expect(headers).not.toHaveProperty('x-request-id');
    expect(headers).not.toHaveProperty('traceparent');
    expect(lines).toEqual([expect.objectContaining({ requestId: ID })]);
  });
});

describe('a name of a request', () => {
  it.each([
    ['a UUID', ID],
    ['a UUID in large letters', ID.toUpperCase()],
    ['a trace id', TRACE],
    ['32 digits of a proxy', '9f86d081884c7d659a2feaa0c55ad015'],
    ['a short one', 'b7ad6b7169203331'],
  ])('that is %s is taken over', (_name, header) => {
    expect(requestIdOf(header)).toBe(header);
  });

  it.each([
    ['nothing', undefined],
    ['empty', ''],
    ['short', '4711'],
    ['a word', 'anna.bauer'],
    ['a mail address', 'anna.bauer@example.at'],
    ['too long', 'a'.repeat(65)],
    ['far too long', 'a'.repeat(15_000)],
    ['a line break at its end', `${ID}\n`],
    ['another header', `${ID}\r\nset-cookie: a=b`],
    ['markup', '<script>alert(1)</script>'],
    ['JSON', '{"level":60,"msg":"forged"}'],
    ['a database’s', "1' or '1'='1"],
    ['letters of another script', 'а'.repeat(32)],
    ['full-width digits', '１'.repeat(32)],
    ['two names', `${ID}, ${ID}`],
    ['hyphens', '-'.repeat(32)],
    ['ends in a hyphen', `${TRACE}-`],
    ['a list', [ID]],
  ])('that is %s is replaced', (_name, header) => {
    expect(requestIdOf(header)).toMatch(OWN_ID);
    expect(requestIdOf(header)).not.toBe(header);
  });

  it('is hexadecimal whatever came', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('0', 'a', 'F', '-') })),
        (header) => {
          expect(requestIdOf(header)).toMatch(/^[\da-f-]{16,72}$/i);
        },
      ),
    );
  });

  it.each([
    ['x-request-id', `planted${'a'.repeat(200)}`],
    ['x-request-id', 'planted\u007f'],
    ['x-request-id', 'planted\tvalue'],
    ['x-request-id', 'plantedäöü'],
    ['x-request-id', `${ID}\r\nx-request-id: planted`],
    ['traceparent', `00-planted-${TRACE}`],
    ['traceparent', `${PARENT}\r\ntraceparent: planted`],
    ['traceparent', `01-${TRACE}-b7ad6b7169203331-01-planted`],
  ])('as a socket carries it is never repeated: %s: %j', async (header, value) => {
    const answer = await send(
      `GET /refused HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${header}: ${value}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
    expect(answer).not.toContain('planted');
    expect(JSON.stringify(lines)).not.toContain('planted');
    expect(lines).toHaveLength(1);
  });
});
