import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverOptions } from '../http';
import { registerTestShield } from '../testing/register-test-shield';
import { createLogger } from './logger';

/** What nobody may find in a log; all of it has one word in it. */
const SECRET = 'planted-secret-8f1c';
const MAIL = 'planted.person@example.at';
const PLANTED = /planted/i;

let lines: string[];
let logger: FastifyBaseLogger;

const write = (line: string): void => {
  lines.push(line);
};

beforeEach(() => {
  lines = [];
  logger = createLogger('info', { write });
});

describe('the log', () => {
  it.each(['authorization', 'cookie', 'token', 'refresh_token', 'password', 'email', 'name', 'note', 'body'])(
    'never holds a field called %s, however it is wrapped',
    (field) => {
      const person = { [field]: SECRET, id: 'kept' };
      logger.info(person, 'plain');
      logger.info({ person }, 'inside');
      logger.info({ request: { person } }, 'further inside');
      logger.info({ people: [person] }, 'in a list');
      expect(lines).toHaveLength(4);
      for (const line of lines) {
        expect(line).not.toMatch(PLANTED);
        expect(line).toContain('"[removed]"');
        expect(line).toContain('"kept"');
      }
    },
  );

  it('says of an error what it is and where, not what it quotes', () => {
    const error = Object.assign(new Error(`duplicate key (mail)=(${MAIL})`), { code: '23505' });
    logger.warn({ err: error }, 'A job failed');
    const [line = ''] = lines;
    expect(line).not.toMatch(PLANTED);
    expect(JSON.parse(line)).toMatchObject({ msg: 'A job failed', err: { type: 'Error', code: '23505' } });
    expect(line).toContain('logger.test.ts');
  });

  it('does not say an error’s message where it is given no words', () => {
    const error = new Error(`Reply to ${MAIL} was already sent`);
    logger.error(error);
    logger.error({ err: error });
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).not.toMatch(PLANTED);
      expect(JSON.parse(line)).toMatchObject({ msg: 'An error', err: { type: 'Error' } });
    }
  });

  it('writes nothing below its level', () => {
    logger.debug('not worth a line');
    expect(lines).toEqual([]);
  });
});

describe('the log of an application that is called with secrets', () => {
  let app: FastifyInstance;

  beforeEach(async () => {
    app = Fastify({ ...serverOptions(), loggerInstance: logger });
    await registerTestShield(app);
    const config = { rule: 'open' } as const;
    app.get('/people/:mail', { config }, () => ({ mail: MAIL }));
    app.get('/broken', { config }, () => Promise.reject(new Error(`no mail to ${MAIL}`)));
    app.post('/form', { config }, () => ({}));
    await app.ready();
  });
  afterEach(() => app.close());

  const headers = {
    host: 'localhost',
    authorization: `Bearer ${SECRET}`,
    cookie: `__Host-session=${SECRET}`,
    referer: `http://localhost/confirm?token=${SECRET}`,
    'x-request-id': SECRET,
  };

  it.each([
    ['a call', `/people/${MAIL}?token=${SECRET}`, 200, '/people/:mail'],
    ['a call that fails', `/broken?q=${SECRET}`, 500, '/broken'],
    ['an address nobody knows', `/nowhere/${MAIL}?token=${SECRET}`, 404, 'no route'],
    ['an address that is none', `/%zz?token=${SECRET}`, 404, undefined],
  ])('%s is told by its route and status alone', async (_name, url, status, route) => {
    expect((await app.inject({ url, headers })).statusCode).toBe(status);
    expect(lines.join('')).not.toMatch(PLANTED);
    if (route !== undefined)
      expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
        expect.objectContaining({ msg: 'answered', method: 'GET', route, status }),
      );
  });

  it('a body that cannot be read is not quoted', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/form',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: `{"mail": "${MAIL}", ${SECRET}`,
    });
    expect(statusCode).toBe(400);
    expect(lines.join('')).not.toMatch(PLANTED);
    expect(lines.join('')).toContain('"answered"');
  });
});
