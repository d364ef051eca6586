import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { throwProblem } from '../http';
import { addFigures, type Figure } from './figures';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** A proxy on this machine asks for somebody else. */
const isPassedOn = (headers: FastifyRequest['headers']): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/** As web servers write it down: the caller has gone before the end of the answer. */
const CALLER_GONE = 499;

/** A stream ends when its reader leaves, hours later: it is counted while it is open. */
const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? reply.raw.getHeader('content-type')).startsWith(
    'text/event-stream',
  );

/** Where figures are kept: Node's own, and those that are looked up when somebody asks. */
export const createRegistry = (figures: readonly Figure[] = []): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addFigures(registry, figures);
  return registry;
};

/**
 * Prometheus metrics at /metrics: duration and count by route and status, and Node's own. Only the machine itself may
 * read them, not through a proxy on it, or whoever has the token.
 *
 * @param token bearer token of the collector; missing: loopback only
 */
export const registerMetrics = (
  app: FastifyInstance,
  token: string | undefined,
  registry: Registry = createRegistry(),
): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const observe = (request: FastifyRequest, reply: FastifyReply, status: number): void => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(status),
    };
    durations.observe(labels, reply.elapsedTime / 1000);
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished && !isStream(reply)) observe(request, reply, CALLER_GONE);
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    observe(request, reply, reply.statusCode);
    done();
  });
  app.get('/metrics', { config: { rule: 'open' } }, async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /, '');
    const may =
      token === undefined
        ? LOOPBACK.has(request.socket.remoteAddress ?? '') && !isPassedOn(request.headers)
        : given !== undefined && isSame(given, token);
    if (!may) throwProblem('not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
