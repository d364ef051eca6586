import Fastify, { type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throwProblem } from '../http';
import { readStream } from '../testing/read-stream';
import type { EventBatch } from './answers';
import { createOpenStreams, type OpenStreams } from './open-streams';
import { sendEvents, type EventStream } from './send-events';

const NOW = new Date('2027-02-04T10:57:30Z');
const LATER = new Date(NOW.getTime() + 60_000);

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A bell a test rings. */
const testBell = () => {
  let wake: (isOpen: boolean) => void = () => undefined;
  let isClosed = false;
  return {
    ring: () => {
      wake(true);
    },
    isClosed: () => isClosed,
    next: () =>
      isClosed
        ? Promise.resolve(false)
        : new Promise<boolean>((resolve) => {
            wake = resolve;
          }),
    close: () => {
      isClosed = true;
      wake(false);
    },
  };
};

const batchOf = (...ids: readonly string[]): EventBatch => ({
  events: ids.map((id) => ({ id, data: { name: 'Erdäpfel', price: '1.20' } })),
  isAll: true,
});

describe('a stream of events', () => {
  let app: FastifyInstance;
  let streams: OpenStreams;
  /** Those of the streams, in the order they were opened in. */
  let bells: ReturnType<typeof testBell>[];
  let answers: (() => EventBatch | Promise<EventBatch>)[];
  let visible: EventStream['visible'];
  let endsAt: Date;

  beforeEach(async () => {
    streams = createOpenStreams({ user: 2, address: 3 });
    bells = [];
    answers = [];
    visible = (data) => data;
    endsAt = LATER;
    app = Fastify();
    app.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof Error && error.name === 'ProblemError' ? 429 : 500).send(),
    );
    app.get('/live/:owner', async (request, reply) => {
      const { owner } = request.params as { owner: string };
      const kind = owner.startsWith('10.') ? 'address' : 'user';
      const bell = testBell();
      bells.push(bell);
      const source = { bell, read: () => Promise.resolve(batchOf()) };
      const readBatch = async () => (answers.shift() ?? (() => batchOf()))();
      await sendEvents(
        reply,
        { source, readBatch, visible, endsAt, now: NOW, owner: { kind, name: owner } },
        streams,
      );
      return reply;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    vi.useRealTimers();
    streams.endAll();
    app.server.closeAllConnections();
    await app.close();
  });

  const origin = () => app.listeningOrigin;
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      app.server.getConnections((error, count) => {
        if (error === null) resolve(count);
        else reject(error);
      });
    });
  const open = (owner = 'anna') => readStream(`${origin()}/live/${owner}`, {});

  it('tells the time of the shop, as every answer does, and writes a batch as it was read', async () => {
    answers = [() => batchOf('7', '8')];
    const stream = await open();
    await stream.until('id: 8\ndata: {"name":"Erdäpfel","price":"1.20"}\n\n');
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      date: 'Thu, 04 Feb 2027 10:57:30 GMT',
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    stream.leave();
  });

  it('hides of an event what its reader may not see', async () => {
    visible = () => ({ name: 'Erdäpfel' });
    answers = [() => batchOf('7')];
    const stream = await open();
    await stream.until('{"name":"Erdäpfel"}');
    stream.leave();
  });

  it('reads on at once where there is more, and then as often as the bell rings', async () => {
    answers = [() => ({ ...batchOf('1'), isAll: false }), () => batchOf('2'), () => batchOf('3')];
    const stream = await open();
    await stream.until('id: 2');
    bells[0]?.ring();
    await stream.until('id: 3');
    stream.leave();
  });

  it('SES-15: ends when its reader is refused, and takes the bell down', async () => {
    answers = [() => batchOf('1'), () => throwProblem('customer-forbidden')];
    const stream = await open();
    await stream.until('id: 1');
    bells[0]?.ring();
    await stream.rest();
    expect(bells.map((bell) => bell.isClosed())).not.toContain(false);
    expect(streams.count()).toBe(0);
  });

  it('ends with the process although the database stands still while it reads', async () => {
    let begin: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      begin = resolve;
    });
    answers = [
      () => {
        begin();
        return new Promise(() => undefined);
      },
    ];
    const stream = await open();
    await asked;
    streams.endAll();
    // Its end is one, and no reset.
    await stream.rest();
    expect(streams.count()).toBe(0);
  });

  it('ends where reading fails: the reader resumes elsewhere', async () => {
    answers = [
      () => {
        throw new Error('The database is away');
      },
    ];
    const stream = await open();
    await stream.rest();
    expect(bells.map((bell) => bell.isClosed())).not.toContain(false);
    expect(streams.count()).toBe(0);
  });

  it('ends with the token, also while nothing happens', async () => {
    endsAt = NOW;
    await (await open()).rest();
    expect(streams.count()).toBe(0);
  });

  it('writes nothing that was read after the end', async () => {
    answers = [
      () => {
        streams.endAll();
        return batchOf('9');
      },
    ];
    expect(await (await open()).rest()).not.toContain('id: 9');
  });

  it('gives its place back when the reader leaves while nothing happens', async () => {
    const readers = [await open(), await open()];
    for (const reader of readers) reader.leave();
    while (streams.count() > 0) await turn();
    expect(bells.map((bell) => bell.isClosed())).not.toContain(false);
  });

  it('SES-15: one reader has so many at most, and others have theirs', async () => {
    const own = [await open(), await open()];
    expect((await open()).status).toBe(429);
    const others = await Promise.all(['berta', '10.0.0.1', '10.0.0.1', '10.0.0.1'].map((name) => open(name)));
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await open('10.0.0.1')).status).toBe(429);
    expect(streams.count()).toBe(6);
    streams.endAll();
    await Promise.all([...own, ...others].map((stream) => stream.rest()));
    expect(streams.count()).toBe(0);
  });

  it('waits for a reader who is slower than the events, and cuts off who stands still at its end', async () => {
    const large = 'x'.repeat(1_000_000);
    visible = () => large;
    let reads = 0;
    answers = Array.from({ length: 400 }, () => () => {
      reads += 1;
      return { ...batchOf('1'), isAll: false };
    });
    const socket = connect(Number(new URL(origin()).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write('GET /live/slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
    while (reads < 2) await turn();
    // As often as the machine likes: it reads no further than what the way there takes.
    for (let turns = 0; turns < 1_000; turns += 1) await turn();
    expect(reads).toBeLessThan(400);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    streams.endAll();
    while (streams.count() > 0) await turn();
    expect(await connections()).toBe(1);
    vi.advanceTimersByTime(5_000);
    while ((await connections()) > 0) await turn();
    socket.destroy();
  });
});
