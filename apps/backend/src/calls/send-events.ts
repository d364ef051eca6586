import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import { ProblemError, throwProblem } from '../http';
import type { EventBatch, EventSource } from './answers';
import type { OpenStreams, StreamOwner } from './open-streams';

/** A comment line keeps proxies from closing a quiet stream. */
const HEARTBEAT_MS = 20_000;

/** Time a reader has to take what was written before the end, in milliseconds; who stands still is cut off. */
const TAKE_MS = 5_000;

/** Seconds after which somebody with too many streams may ask again. */
const ASK_AGAIN_SECONDS = 30;

/** A stream of events as a call answers it. */
export interface EventStream {
  readonly source: EventSource;
  /** Reads the next batch, once the caller was found to be still allowed. Throws ProblemError where not. */
  readonly readBatch: () => Promise<EventBatch>;
  /** What of an event the caller may see. */
  readonly visible: (data: unknown) => unknown;
  /** End of the caller's token. */
  readonly endsAt: Date;
  readonly now: Date;
  readonly owner: StreamOwner;
}

const headersOf = (reply: FastifyReply): Readonly<Record<string, string | number | string[]>> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** The next batch; undefined: the caller may hear no more, or the stream is over, which waits for no database. */
const readUnlessRefused = async (
  { readBatch }: EventStream,
  over: AbortSignal,
): Promise<EventBatch | undefined> => {
  let onOver: () => void = () => undefined;
  const end = new Promise<undefined>((resolve) => {
    onOver = () => {
      resolve(undefined);
    };
    over.addEventListener('abort', onOver, { once: true });
  });
  try {
    return await Promise.race([readBatch(), end]);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  } finally {
    over.removeEventListener('abort', onOver);
  }
};

/**
 * Sends server-sent events until the token ends, the caller loses the right to hear them, the reader goes or the process
 * stops. Whoever asks again is told by the call why.
 *
 * @throws ProblemError too-many-requests
 */
export const sendEvents = async (
  reply: FastifyReply,
  stream: EventStream,
  streams: OpenStreams,
): Promise<void> => {
  const { bell } = stream.source;
  const over = new AbortController();
  const stop = () => {
    over.abort();
    bell.close();
  };
  const ended = streams.add(stream.owner, stop);
  if (ended === undefined) {
    bell.close();
    throwProblem('too-many-requests', {
      detail: 'As many live streams as one may have are open already; end one of them first',
      retryAfter: ASK_AGAIN_SECONDS,
    });
  }
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...headersOf(reply),
    // Browsers take the time from it, see what the other answers tell.
    date: stream.now.toUTCString(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(': open\n\n');
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  const end = setTimeout(stop, Math.max(0, stream.endsAt.getTime() - stream.now.getTime()));
  raw.once('close', stop);
  const isOver = () => over.signal.aborted;

  /** Writes, and waits for a reader who is slower than the events. */
  const write = async (text: string): Promise<void> => {
    if (raw.write(text)) return;
    await once(raw, 'drain', { signal: over.signal }).catch(() => undefined);
  };

  try {
    let goesOn = !isOver();
    while (goesOn) {
      const batch = await readUnlessRefused(stream, over.signal);
      if (batch === undefined || isOver()) break;
      if (batch.events.length > 0)
        await write(
          batch.events
            .map(({ id, data }) => `id: ${id}\ndata: ${JSON.stringify(stream.visible(data))}\n\n`)
            .join(''),
        );
      goesOn = (!batch.isAll || (await bell.next())) && !isOver();
    }
  } finally {
    clearInterval(heartbeat);
    clearTimeout(end);
    ended();
    bell.close();
    raw.end();
    const cut = setTimeout(() => raw.destroy(), TAKE_MS);
    cut.unref();
    raw.once('close', () => {
      clearTimeout(cut);
    });
  }
};
