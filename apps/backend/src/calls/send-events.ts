import type { FastifyReply } from 'fastify';
import type { ServerEvent } from './answers';
import type { OpenStreams } from './open-streams';

/** A comment line keeps proxies from closing a quiet stream. */
const HEARTBEAT_MS = 20_000;

/**
 * Sends server-sent events until the source or the token ends, the reader goes or the process stops.
 *
 * @param endsAt end of the caller's token
 */
export const sendEvents = async (
  reply: FastifyReply,
  events: AsyncIterable<ServerEvent>,
  endsAt: Date,
  now: Date,
  streams: OpenStreams,
): Promise<void> => {
  reply.hijack();
  const { raw } = reply;
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  raw.writeHead(200, {
    ...headers,
    // Browsers take the time from it, see what the other answers tell.
    date: now.toUTCString(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(': open\n\n');
  const iterator = events[Symbol.asyncIterator]();
  const stop = () => void iterator.return?.();
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  const end = setTimeout(stop, Math.max(0, endsAt.getTime() - now.getTime()));
  const ended = streams.add(stop);
  raw.once('close', stop);
  try {
    for (let step = await iterator.next(); step.done !== true; step = await iterator.next()) {
      raw.write(`id: ${step.value.id}\ndata: ${JSON.stringify(step.value.data)}\n\n`);
    }
  } finally {
    clearInterval(heartbeat);
    clearTimeout(end);
    ended();
    raw.end();
  }
};
