import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { performance } from 'node:perf_hooks';
import { traceparentOf } from '../tracing';
import { spanOf, traceOf } from './request-trace';

/** A request as logs and problems name it. */
export const namesOf = (request: FastifyRequest) => ({
  requestId: request.id,
  traceId: traceOf(request.raw).traceId,
});

/**
 * Tells a caller by which names the logs know its request, and writes one line when all is over: what was called, how it
 * ended, how long it took. Also where it never came to an answer.
 */
export const introduce = (request: FastifyRequest, reply: FastifyReply): void => {
  const begunAt = performance.now();
  const { url, config } = request.routeOptions;
  const route = url ?? 'no route';
  // What caches keep for everybody would carry the names of whoever asked first.
  if (config.withoutCookies !== true)
    reply.headers({ 'x-request-id': request.id, traceparent: traceparentOf(traceOf(request.raw)) });
  const tell = (outcome: { readonly status?: number }, text: string): void => {
    const ms = Math.round(performance.now() - begunAt);
    const { status } = outcome;
    spanOf(request.raw).end({
      ...(url !== undefined && { name: `${request.method} ${url}` }),
      facts: {
        ...(url !== undefined && { 'http.route': url }),
        ...(status !== undefined && { 'http.response.status_code': status }),
        'gastroshop.request_id': request.id,
      },
      hasFailed: status === undefined || status >= 500,
    });
    request.log.info({ method: request.method, route, call: config.callName, ...outcome, ms }, text);
  };
  const tellGone = (): void => {
    tell({}, 'The caller has gone before the end of the answer');
  };
  reply.raw.once('close', tellGone);
  reply.raw.once('finish', () => {
    reply.raw.off('close', tellGone);
    tell({ status: reply.raw.statusCode }, 'answered');
  });
};

/** Registered before everything else: also what is refused at once has a line and a name. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    introduce(request, reply);
    done();
  });
};
