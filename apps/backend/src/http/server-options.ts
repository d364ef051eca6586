import type { FastifyBaseLogger, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { FrameworkLog } from './framework-log';
import { problemBody, ProblemError } from './problem-error';
import { requestIdOf } from './request-id';
import { introduce, namesOf } from './request-log';
import { NO_TRACER, type Tracer } from '../tracing';
import { spanOf } from './request-trace';
import { securityHeaders } from './security-headers';

/** A body that is not there after this long, or headers: the sender is cut. */
const REQUEST_MS = 15_000;
const HEADERS_MS = 10_000;
/** A connection on which nothing moves; longer than the heartbeat of an event stream. */
const IDLE_MS = 60_000;
/** Longest request line and headers together, in bytes: cookies of 4 KiB each are few. */
const HEADER_BYTES = 16 * 1024;

/** What cannot be routed at all (an address that is none) is answered like any other error. */
const refuseUnroutable = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const problem = new ProblemError('not-found');
  introduce(request, reply);
  void reply
    .headers(securityHeaders(request.raw.socket instanceof Object && 'encrypted' in request.raw.socket))
    .header('cache-control', 'no-store')
    .code(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem, namesOf(request))));
};

const statusOf = (code: string | undefined): number => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/** What is no HTTP request gets a bare answer, with the same headers, and the connection ends. */
function refuseMalformed(
  this: { readonly log: FastifyBaseLogger },
  error: Error & { code?: string | undefined },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf(error.code);
  const title = STATUS_CODES[status] ?? '';
  const requestId = randomUUID();
  const body = JSON.stringify({ type: 'about:blank', title, status, code: 'malformed-body', requestId });
  this.log.info({ requestId, status, code: error.code }, 'answered what is no request');
  const headers = Object.entries({
    ...securityHeaders(false),
    'x-request-id': requestId,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
  });
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${title}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    );
  socket.destroy();
}

/**
 * How the server listens: limits on time and size, and whose word about the browser's address and host is taken.
 *
 * @param trustedProxies addresses or networks (CIDR), or 'loopback', 'linklocal', 'uniquelocal'; empty: nobody's
 * @param tracer who is told of requests
 */
export const serverOptions = (trustedProxies: readonly string[] = [], tracer: Tracer = NO_TRACER) =>
  ({
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestTimeout: REQUEST_MS,
    connectionTimeout: IDLE_MS,
    keepAliveTimeout: IDLE_MS,
    // Calls say themselves how much they take; nothing else takes more than a form.
    bodyLimit: 16 * 1024,
    // A parameter that is too long is refused by its own shape, behind the door, and not taken for another address.
    routerOptions: { maxParamLength: HEADER_BYTES },
    // Refused by ourselves, in the shape of all refusals.
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 2_000, maxHeaderSize: HEADER_BYTES },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    childLoggerFactory: (logger, bindings, options, raw) =>
      logger.child({ ...bindings, traceId: spanOf(raw, tracer).context.traceId }, options),
    logController: new FrameworkLog(),
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseMalformed,
  }) satisfies FastifyHttpOptions<Server>;
