import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { registerTestShield } from '../testing/register-test-shield';
import { endCalls } from './end-calls';

const CALLS_MS = 200;

const listening = async (register: (app: FastifyInstance) => void): Promise<number> => {
  const app = Fastify({ forceCloseConnections: false });
  await registerTestShield(app);
  register(app);
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
};

describe('what listens ends', () => {
  const open = { config: { rule: 'open' } } as const;

  it.each([
    ['a call that never comes to its end', 'GET /never HTTP/1.1\r\nhost: localhost\r\n\r\n'],
    ['a caller who never says what they want', ''],
    ['a caller whose headers never end', 'GET /never HTTP/1.1\r\nhost: loc'],
    [
      'a caller whose body never ends',
      'POST /never HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    ],
  ])('in spite of %s', async (_name, said) => {
    let app: FastifyInstance | undefined;
    const port = await listening((made) => {
      app = made;
      made.get('/never', open, () => new Promise(() => undefined));
      made.post('/never', open, () => ({}));
    });
    const caller = connect(port, '127.0.0.1');
    caller.on('error', () => undefined).resume();
    await once(caller, 'connect');
    if (said !== '') await new Promise((resolve) => caller.write(said, resolve));
    const gone = once(caller, 'close');
    if (app !== undefined) await endCalls(app, CALLS_MS);
    await gone;
    expect(app?.server.listening).toBe(false);
  });

  it('in spite of a part of it that hangs', async () => {
    let app: FastifyInstance | undefined;
    await listening((made) => {
      app = made;
      made.addHook('onClose', () => new Promise(() => undefined));
    });
    if (app !== undefined) await endCalls(app, CALLS_MS);
    expect(app?.server.listening).toBe(false);
  });
});
