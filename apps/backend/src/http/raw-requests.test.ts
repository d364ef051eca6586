import Fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTestShield } from '../testing/register-test-shield';
import { serverOptions } from './server-options';

const SECRET = 'session-4711';

describe('what comes over the wire', () => {
  const app = Fastify(serverOptions());
  const heard: string[] = [];
  let port = 0;

  beforeAll(async () => {
    await registerTestShield(app);
    const open = { config: { rule: 'open' } } as const;
    app.get('/hidden', open, () => {
      heard.push('hidden');
      return {};
    });
    app.post('/form', open, () => {
      heard.push('form');
      return {};
    });
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => app.close());

  /** Says something and hears everything until the other side ends it. */
  const say = async (...lines: readonly string[]): Promise<string> => {
    heard.length = 0;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    // A part of what was sent may come too late for who has ended the connection.
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => (answer += text))
      .on('error', () => undefined);
    socket.write(lines.join('\r\n'));
    await once(socket, 'close');
    return answer;
  };
  const statusesIn = (answer: string) =>
    [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

  const head = ['POST /form HTTP/1.1', 'host: localhost', 'content-type: application/json'];
  /** A second request, for whoever ends the first one earlier than others do. */
  const smuggled = ['GET /hidden HTTP/1.1', 'host: localhost', '', ''];

  it.each([
    ['two lengths', ['content-length: 2', 'content-length: 50', '', '{}']],
    ['a length and chunks', ['content-length: 5', 'transfer-encoding: chunked', '', '0', '']],
    ['chunks and a length', ['transfer-encoding: chunked', 'content-length: 5', '', '0', '']],
    ['chunks named beside another word', ['transfer-encoding: chunked, identity', '', '0', '']],
    ['chunks named twice over', ['transfer-encoding: xchunked', '', '0', '']],
    ['a length with a sign', ['content-length: +2', '', '{}']],
    ['a length in hexadecimal', ['content-length: 0x2', '', '{}']],
    [
      'a header that goes on in the next line',
      ['content-length: 2', 'x-a: b', ' transfer-encoding: chunked', '', '{}'],
    ],
    ['a blank before the colon', ['content-length : 2', '', '{}']],
    ['a chunk whose size is none', ['transfer-encoding: chunked', '', 'zz', '{}', '0', '']],
    ['lines that end otherwise', ['content-length: 2\ntransfer-encoding: chunked', '', '{}']],
  ])(
    'a message whose end is doubtful, by %s, is refused, and nothing behind it is heard',
    async (_name, rest) => {
      const answer = await say(...head, ...rest, ...smuggled);
      expect(statusesIn(answer)).toEqual(['400']);
      expect(heard).not.toContain('hidden');
      expect(answer).toMatch(/^connection: close/im);
    },
  );

  it('the same without doubt is heard, and what is behind it as well', async () => {
    const answer = await say(
      ...head,
      'content-length: 2',
      '',
      `{}${smuggled[0] ?? ''}`,
      'host: localhost',
      'connection: close',
      '',
      '',
    );
    expect(statusesIn(answer)).toEqual(['200', '200']);
    expect(heard.toSorted()).toEqual(['form', 'hidden']);
  });

  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG', 'PROPFIND'])(
    '%s is nothing one can ask, and repeats nothing',
    async (method) => {
      const answer = await say(
        `${method} /hidden HTTP/1.1`,
        'host: localhost',
        `cookie: ${SECRET}`,
        'connection: close',
        '',
        '',
      );
      expect(answer).not.toMatch(/HTTP\/1\.1 [23]/);
      expect(answer).not.toContain(SECRET);
      expect(heard).toEqual([]);
    },
  );

  it('more headers than anybody has are refused', async () => {
    const many = Array.from({ length: 10_000 }, (_, number) => `x-${number}: 1`);
    expect(statusesIn(await say('GET /hidden HTTP/1.1', 'host: localhost', ...many, '', ''))).toEqual([
      '431',
    ]);
    expect(heard).toEqual([]);
  });
});
