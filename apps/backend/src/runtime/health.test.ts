import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from '../db';
import { openQuickStore } from '../testing';
import { registerHealth, type Readiness } from './health';

describe('whether a node lives and may be called', () => {
  let store: Store;
  let app: FastifyInstance;
  let readiness: Readiness;

  beforeAll(async () => {
    store = await openQuickStore();
  });
  afterAll(() => store.close());
  beforeEach(() => {
    readiness = { isOpen: true };
    app = Fastify();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

  const ask = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect(headers['cache-control']).toBe('no-store');
    const answer: unknown = JSON.parse(body);
    return { status: statusCode, answer };
  };
  const READY = { status: 200, answer: { status: 'ready' } };
  const NOT_READY = { status: 503, answer: { status: 'not ready' } };
  const ALIVE = { status: 200, answer: { status: 'ok' } };

  it('it is ready while the database answers; while it stops it lives, but gets no more calls', async () => {
    registerHealth(app, store, readiness);
    expect(await ask('/readyz')).toEqual(READY);
    readiness.isOpen = false;
    expect(await ask('/readyz')).toEqual(NOT_READY);
    expect(await ask('/healthz')).toMatchObject({ ...ALIVE, answer: { engine: store.engine } });
  });

  it('it is ready without receivers of orders and mails, and says so', async () => {
    registerHealth(app, store, readiness, { withoutReceiver: ['orders'] });
    expect(await ask('/readyz')).toEqual({
      status: 200,
      answer: { status: 'ready', withoutReceiver: ['orders'] },
    });
  });

  it('it is ready while jobs wait or were given up, and says how many', async () => {
    let counts = 0;
    const countJobs = () => {
      counts += 1;
      return Promise.resolve({ waiting: 7, parked: 2 });
    };
    registerHealth(app, store, readiness, { countJobs });
    const answer = { status: 200, answer: { status: 'ready', jobs: { waiting: 7, parked: 2 } } };
    expect(await Promise.all([ask('/readyz'), ask('/readyz'), ask('/readyz')])).toEqual([
      answer,
      answer,
      answer,
    ]);
    expect(counts).toBe(1);
  });

  it('it is ready where the queue cannot be counted, and says nothing of it', async () => {
    registerHealth(app, store, readiness, { countJobs: () => Promise.reject(new Error('away')) });
    expect(await ask('/readyz')).toEqual(READY);
  });

  it('it is not ready without its database, and lives all the same', async () => {
    const away: Store = { ...store, check: () => Promise.reject(new Error('connection refused')) };
    registerHealth(app, away, readiness);
    expect(await ask('/readyz')).toEqual(NOT_READY);
    expect(await ask('/healthz')).toMatchObject(ALIVE);
  });

  it('it is not ready when the database does not answer in time', async () => {
    let tell: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const silent: Store = {
      ...store,
      check: () => {
        tell();
        return new Promise(() => undefined);
      },
    };
    registerHealth(app, silent, readiness);
    await app.ready();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = ask('/readyz');
    await isAsked;
    vi.advanceTimersByTime(2_000);
    expect(await answer).toEqual(NOT_READY);
  });
});
