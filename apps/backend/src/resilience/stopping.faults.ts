import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type ClientRequest } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgresql, migrate } from '../db';
import {
  installations,
  seedWorld,
  signInAt,
  type SeededInstallation,
  type SeededFixture,
} from '../testing/conformance';
import { freePort, runPostgres, runServer, SERVER } from '../testing/process';
import { tellFigure } from '../testing/tell-figure';

/** Megabytes of the process, by its own figures. */
const megabytesOf = async (origin: string): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024);
};

const STREAMS = Number(process.env['STREAMS'] ?? 1_000);
/** Questions somebody else asks while all of them are open. */
const QUESTIONS = 100;
/** Docker kills after ten seconds; half of that is promised. */
const MOST_MS = 5_000;
/** What docs/operations promises where the database does not answer. */
const MOST_MS_WITHOUT_DATABASE = 9_000;

const servers = [process.env['TEST_DATABASE_URL']].flatMap((url) =>
  url === undefined || url === '' ? [] : [url],
);

describe.each(installations)('a backend on %s that is told to stop', (engine, install) => {
  let installation: SeededInstallation<SeededFixture>;
  beforeAll(async () => {
    installation = await install(seedWorld);
  });
  afterAll(() => installation.remove());

  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const server = await runServer({
      ...installation.environment,
      ...more,
      PORT: String(await freePort()),
    });
    return { server, origin: server.origin.replace('127.0.0.1', 'localhost') };
  };

  it(`with ${STREAMS} live carts open ends them, then itself, in order`, async () => {
    const { server, origin } = await start();
    const { token } = await signInAt(origin, installation.world.userName);
    const url = `${server.origin}/v1/t/AZ/my/shopping-cart/${installation.world.customerId}/live`;
    const open = () =>
      new Promise<{ readonly request: ClientRequest; readonly ended: Promise<void> }>((resolve, reject) => {
        const request = get(
          url,
          { headers: { host: new URL(origin).host, authorization: `Bearer ${token}` }, agent: false },
          (answer) => {
            if (answer.statusCode !== 200) reject(new Error(`Answered ${answer.statusCode ?? 0}`));
            const ended = new Promise<void>((done) => {
              answer.once('end', done);
            });
            answer.resume();
            resolve({ request, ended });
          },
        );
        request.once('error', reject);
      });
    const before = await megabytesOf(origin);
    const streams: Awaited<ReturnType<typeof open>>[] = [];
    while (streams.length < STREAMS)
      streams.push(...(await Promise.all(Array.from({ length: 50 }, () => open()))));
    const meanwhile = await megabytesOf(origin);
    const asked = performance.now();
    for (let question = 0; question < QUESTIONS; question += 1)
      expect((await fetch(`${origin}/v1/shop-config`)).status).toBe(200);
    const each = (performance.now() - asked) / QUESTIONS;
    const since = performance.now();
    const code = await server.stop();
    const took = performance.now() - since;
    await Promise.all(streams.map(({ ended }) => ended));
    tellFigure({
      what: `live streams of one node on ${engine} that end in order`,
      tried: STREAMS,
      failed: code === 0 ? 0 : STREAMS,
      more:
        `memory ${before} MB without, ${meanwhile} MB with them; a call beside them ${each.toFixed(1)} ms; ` +
        `stopped after ${Math.round(took)} ms`,
    });
    expect(code).toBe(0);
    expect(took).toBeLessThan(MOST_MS);
  });

  it('answers for as long as it is told to, but says that it wants no more', async () => {
    const { server, origin } = await start({ STOP_DELAY_SECONDS: '2' });
    const stopped = server.stop();
    while ((await fetch(`${server.origin}/readyz`)).status !== 503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await stopped).toBe(0);
  });

  it('ends at once when it is told a second time', async () => {
    const { server } = await start({ STOP_DELAY_SECONDS: '300' });
    const stopped = server.stop();
    while ((await fetch(`${server.origin}/readyz`)).status !== 503);
    void server.stop();
    expect(await stopped).toBe(130);
  });
});

describe.each(servers)('a backend whose database stands still', (url) => {
  it('ends in order all the same when it is told to, with a call under way and a stream open', async () => {
    const database = await runPostgres(url);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-stopped-'));
    const store = connectPostgresql({ url: database.url });
    await migrate(store);
    const { userName, customerId } = await seedWorld(store);
    await store.close();
    const server = await runServer({
      DATA_DIR: folder,
      DEMO_DATA: 'false',
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret of thirty-two characters',
      HAND_OVER_DIR: path.join(folder, 'orders'),
      MAIL: 'caught',
      ANALYTICS: 'counted',
      PORT: String(await freePort()),
    });
    const origin = server.origin.replace('127.0.0.1', 'localhost');
    const { token } = await signInAt(origin, userName);
    const headers = { authorization: `Bearer ${token}` };
    const cart = `${origin}/v1/t/AZ/my/shopping-cart/${customerId}`;
    const stream = await fetch(`${cart}/live`, { headers });
    expect(stream.status).toBe(200);
    database.freeze();
    const waiting = fetch(cart, { headers }).then(
      ({ status }) => status,
      () => 'cut off',
    );
    const since = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - since).toBeLessThan(MOST_MS_WITHOUT_DATABASE);
    expect(['cut off', 503]).toContain(await waiting);
    // Its end is one, and no reset.
    await stream.text();
    await database.remove();
    rmSync(folder, { recursive: true });
  });
});

describe('a backend in which something fails that nobody waits for', () => {
  it('goes on after a promise, tells it, and ends in order after an error, with the streams that are open', async () => {
    const [, install] = installations.at(-1) ?? [];
    if (install === undefined) throw new Error('There is no engine');
    const installation = await install(seedWorld);
    const faults = path.join(installation.environment['DATA_DIR'] ?? '', 'faults.mjs');
    writeFileSync(
      faults,
      `process.on('SIGUSR2', () => { void Promise.reject(new Error('nobody waits')); });
       process.on('SIGHUP', () => { throw new Error('nobody catches'); });`,
    );
    const server = await runServer({
      ...installation.environment,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${faults}`,
      PORT: String(await freePort()),
    });
    const origin = server.origin.replace('127.0.0.1', 'localhost');
    const told = async () => {
      const text = await (await fetch(`${server.origin}/metrics`)).text();
      return /^stray_failures_total (\d+)$/m.exec(text)?.[1];
    };
    process.kill(server.pid, 'SIGUSR2');
    while ((await told()) !== '1');
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const { token } = await signInAt(origin, installation.world.userName);
    const stream = await fetch(`${origin}/v1/t/AZ/my/shopping-cart/${installation.world.customerId}/live`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(stream.status).toBe(200);
    process.kill(server.pid, 'SIGHUP');
    // Its end is one, and no reset.
    await stream.text();
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('Something failed that nobody waited for');
    await installation.remove();
  });
});

it('a backend that is told to stop while it makes its database ends at once, and makes it the next time', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-stopped-'));
  const environment = {
    DATA_DIR: folder,
    DEMO_DATA: 'false',
    DATABASE_URL: '',
    PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  // The first process of a container would not end by a signal that it does not hear.
  expect(await ended).toEqual([143, null]);
  const server = await runServer(environment);
  expect(await server.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});
