import Fastify, { type FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { registerTestShield } from '../testing/register-test-shield';
import { serverOptions } from './server-options';

let app: FastifyInstance;
afterEach(() => app.close());

const portOf = ({ server }: FastifyInstance): number => {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return address.port;
};

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

it.each(['/quick', '/nowhere', '/healthz'])(
  'what comes over an open connection while the node closes is a problem like any other: %s',
  async (path) => {
    let begin: () => void = () => undefined;
    let finish: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    app = Fastify(serverOptions());
    await registerTestShield(app);
    const config = { rule: 'open' } as const;
    app.get('/slow', { config }, async () => {
      begin();
      await finished;
      return { isDone: true };
    });
    app.get('/quick', { config }, () => ({}));
    app.get('/healthz', { config }, () => ({}));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(portOf(app), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    const ended = new Promise<void>((resolve) => {
      socket.once('close', () => {
        resolve();
      });
    });
    socket.write(requestFor('/slow'));
    await begun;
    const closed = app.close();
    socket.write(requestFor(path));
    // The server reads what came before it answers the call under way.
    setImmediate(finish);
    await Promise.all([closed, ended]);
    const [, first = '', second = ''] = text.split('HTTP/1.1 ');
    expect(first).toMatch(/^200 /);
    expect(first).toContain('"isDone":true');
    if (second === '') return;
    expect(second).toMatch(/^503 /);
    for (const header of [
      'application/problem+json',
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'retry-after: 1',
      'x-request-id: ',
      'content-security-policy: ',
    ])
      expect(second.toLowerCase()).toContain(header);
    expect(second).toContain('"code":"unavailable"');
  },
);
