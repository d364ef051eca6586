import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerTestShield } from '../testing/register-test-shield';

describe('an application', () => {
  let app: FastifyInstance;

  beforeEach(async () => {
    app = Fastify();
    await registerTestShield(app);
  });
  afterEach(() => app.close());

  it('does not start with a route that does not say who may call it', async () => {
    app.get('/open', { config: { rule: 'open' } }, () => 'x');
    app.post('/forgotten', () => 'x');
    await expect(app.ready()).rejects.toThrow(
      'The route POST /forgotten has no rule that says who may call it',
    );
  });

  it('does not start with one that a plugin brings either', async () => {
    await app.register((scope, _options, done) => {
      scope.get('/inside', { config: { withoutCookies: true } }, () => 'x');
      done();
    });
    await expect(app.ready()).rejects.toThrow('/inside has no rule');
  });

  it('starts when each route has a rule, also one it got after it was made', async () => {
    app.get('/open', { config: { rule: 'open' } }, () => 'x');
    await app.register((scope, _options, done) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, rule: 'session' };
      });
      scope.get('/later', () => 'x');
      done();
    });
    await app.ready();
    expect((await app.inject({ url: '/later', headers: { host: 'localhost' } })).body).toBe('x');
  });
});
