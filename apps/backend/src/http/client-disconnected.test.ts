import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerCompression } from './compression';
import { registerErrors } from './errors';
import { registerRequestLog } from './request-log';

/** More than is ever packed in one go. */
const LARGE = { rows: Array.from({ length: 20_000 }, (_, row) => ({ row, name: 'Erdäpfel' })) };
const INFO = 30;
const ERROR = 50;

/** How a call ended, as the log says it. */
const ENDING = /has gone|prematurely|failed/;
const LEVEL_ABOVE_INFO = /"level":[456]0/;

describe('a packed answer', () => {
  let app: FastifyInstance;
  let lines: string[];
  /** The first line about the end of a call. */
  let ending: Promise<string>;
  /** The caller goes away without a word. */
  let leave: () => void;

  /** The caller leaves while the answer is prepared. */
  const left = async ({ raw: { socket } }: FastifyRequest): Promise<void> => {
    const closed = once(socket, 'close');
    leave();
    await closed;
  };

  beforeEach(async () => {
    lines = [];
    leave = () => undefined;
    let tell: (line: string) => void = () => undefined;
    ending = new Promise((resolve) => {
      tell = resolve;
    });
    const write = (line: string): void => {
      lines.push(line);
      if (ENDING.test(line)) tell(line);
    };
    app = Fastify({ logger: { level: 'info', stream: { write } } });
    registerRequestLog(app);
    registerErrors(app);
    await registerCompression(app);
    app.route({
      method: ['GET', 'POST'],
      url: '/large',
      handler: async (request) => {
        await left(request);
        return LARGE;
      },
    });
    app.get('/endless', (_request, reply) => {
      const endless = Readable.from(
        (function* () {
          for (;;) yield randomBytes(32_768).toString('base64');
        })(),
      );
      return reply.type('text/plain').send(endless);
    });
    app.get('/broken', (_request, reply) => {
      const broken = new Readable({
        read() {
          this.destroy();
        },
      });
      return reply.type('text/plain').send(broken);
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());

  const portOf = ({ server }: FastifyInstance): number => {
    const address: AddressInfo | string | null = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server does not listen');
    return address.port;
  };

  const call = (request: string, body = '') => {
    const socket = connect(portOf(app), '127.0.0.1');
    leave = () => socket.destroy();
    const headers = [
      'host: shop',
      'accept-encoding: br',
      ...(body === '' ? [] : ['content-type: application/json', `content-length: ${body.length}`]),
    ];
    socket.write(`${request} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
    return socket;
  };

  it.each([
    ['GET /large', ''],
    ['POST /large', '{"query":"wein"}'],
  ])('that nobody waits for any more is no error: %s', async (request, body) => {
    call(request, body);
    const line = await ending;
    expect(JSON.parse(line)).toMatchObject({ level: INFO });
    expect(line).not.toMatch(/stack|PREMATURE/);
    expect(lines.filter((one) => LEVEL_ABOVE_INFO.test(one))).toEqual([]);
  });

  it('that is broken off in the middle is no error', async () => {
    const socket = call('GET /endless');
    await once(socket, 'data');
    leave();
    const line = await ending;
    expect(JSON.parse(line)).toMatchObject({ level: INFO });
    expect(line).not.toMatch(/stack|PREMATURE/);
    expect(lines.filter((one) => LEVEL_ABOVE_INFO.test(one))).toEqual([]);
  });

  it('that ends by itself while somebody waits for it has failed, and is told so in plain words', async () => {
    const answer = await fetch(`http://127.0.0.1:${portOf(app)}/broken`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'unknown' });
    expect(JSON.parse(await ending)).toMatchObject({ level: ERROR, code: 'ERR_STREAM_PREMATURE_CLOSE' });
  });
});
