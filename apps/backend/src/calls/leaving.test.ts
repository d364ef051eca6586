import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../db';
import { registerSecurity, serverOptions } from '../http';
import { systemClock } from '../settings';
import { firstTenants, openQuickStore } from '../testing';
import { NO_TRACER } from '../tracing';
import { afterCommit, createOpenStreams, registerCalls, type FileAnswer } from '.';

/** A paper that is being drawn: a test decides how it goes on. */
interface Begun {
  readonly leaving: AbortSignal;
  readonly finish: () => void;
  readonly fail: () => void;
}

const drawing: { tell: (paper: Begun) => void } = { tell: () => undefined };

/** Draws nothing until it is told to; gives up, as the pool does, when nobody waits for it. */
const drawSlowly = (leaving: AbortSignal): Promise<FileAnswer> =>
  new Promise((resolve, reject) => {
    leaving.addEventListener('abort', () => {
      reject(new Error('nobody waits'));
    });
    drawing.tell({
      leaving,
      finish: () => {
        resolve({
          mediaType: 'application/pdf',
          bytes: new TextEncoder().encode('%PDF-'),
          fileName: 'a.pdf',
        });
      },
      fail: () => {
        reject(new Error('broken'));
      },
    });
  });

const begun = () =>
  new Promise<Begun>((resolve) => {
    drawing.tell = resolve;
  });

describe('a paper for somebody who leaves', () => {
  let store: Store;
  let app: FastifyInstance;
  let sheet: string;
  let lines: string[] = [];

  beforeAll(async () => {
    store = await openQuickStore();
    const logger: FastifyBaseLogger = pino(
      { level: 'info' },
      { write: (line: string) => void lines.push(line) },
    );
    app = Fastify({ ...serverOptions(), loggerInstance: logger });
    const { guard } = await registerSecurity(app, {
      tenants: firstTenants(),
      keyRing: [new Uint8Array(32).fill(7)],
      limits: 'none',
      shedding: 'none',
    });
    registerCalls(app, {
      store,
      clock: systemClock,
      tracer: NO_TRACER,
      verifyToken: () => Promise.reject(new Error('Nobody has a token')),
      handlers: { getDatasheet: () => Promise.resolve(afterCommit(drawSlowly)) },
      guard,
      streams: createOpenStreams(),
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    sheet = `${address.replace('127.0.0.1', 'localhost')}/v1/t/AZ/products/1/datasheet`;
  });
  afterEach(() => {
    lines = [];
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  it('is given up when they leave, which is no error', async () => {
    const left = new AbortController();
    const work = begun();
    const answer = fetch(sheet, { signal: left.signal });
    const { leaving } = await work;
    expect(leaving.aborted).toBe(false);
    left.abort();
    await expect(answer).rejects.toThrow();
    if (!leaving.aborted) await once(leaving, 'abort');
    expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  it('is drawn for who stays, and nothing is given up afterwards', async () => {
    const work = begun();
    const answer = fetch(sheet);
    const { leaving, finish } = await work;
    finish();
    const got = await answer;
    expect([got.status, await got.text()]).toEqual([200, '%PDF-']);
    expect(leaving.aborted).toBe(false);
  });

  it('that fails while somebody waits for it is an error', async () => {
    const work = begun();
    const answer = fetch(sheet);
    (await work).fail();
    expect((await answer).status).toBe(500);
    expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(1);
  });
});
