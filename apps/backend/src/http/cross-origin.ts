import type { TenantCode } from '@gastroshop/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addVary } from './vary';

/** Origins whose pages may read what is open to everybody, by tenant: exactly what their browsers send. */
export type AllowedOrigins = Readonly<Partial<Record<TenantCode, readonly string[]>>>;

type AllowedOf = (request: FastifyRequest) => readonly string[];

/** How long a browser need not ask again, in seconds: as long as Chromium keeps it at most. */
const PREFLIGHT_S = 7200;

/** What a page may send besides what every form could. No `Authorization`: what a user may see crosses no origin. */
const REQUEST_HEADERS = 'accept-language, content-type, if-none-match';

/** What a page may read besides the common ones: when to try again, how to name a fault, what a file is called. */
const ANSWER_HEADERS = 'content-disposition, date, etag, retry-after, x-request-id';

/** The origin that asks, where it is one of those allowed and says nothing of a user. */
const allowedOriginOf = (allowed: readonly string[], { headers }: FastifyRequest): string | undefined =>
  headers.origin !== undefined && headers.authorization === undefined && allowed.includes(headers.origin)
    ? headers.origin
    : undefined;

/**
 * Answers the question that a browser asks before it sends more than a form could. Calls that do not cross have a route
 * for it as well: else that of another path would answer, of which theirs is an instance.
 */
const answerPreflights = (app: FastifyInstance, allowedOf: AllowedOf): void => {
  const crossing = new Map<string, Set<string>>();
  app.addHook('onRoute', function ({ url, method, config }) {
    if (config?.crossOrigin === undefined && config?.callName === undefined) return;
    const known = crossing.get(url);
    const methods = known ?? new Set<string>();
    if (config.crossOrigin !== undefined) for (const each of [method].flat()) methods.add(each);
    if (known !== undefined) return;
    crossing.set(url, methods);
    this.options(url, { config: { rule: 'open' } }, (request, reply) => {
      const origin = allowedOriginOf(allowedOf(request), request);
      const asked = request.headers['access-control-request-method'];
      if (origin === undefined || asked === undefined || !methods.has(asked)) {
        reply.callNotFound();
        return reply;
      }
      addVary(reply, 'origin');
      return reply
        .headers({
          'access-control-allow-origin': origin,
          'access-control-allow-methods': asked,
          'access-control-allow-headers': REQUEST_HEADERS,
          'access-control-max-age': PREFLIGHT_S,
          'cache-control': 'no-store',
        })
        .code(204)
        .send();
    });
  });
};

/**
 * Lets pages of other origins read the routes marked `crossOrigin`: by CORS for the origins of the host's tenant, never
 * with cookies or a bearer. Files may then be linked by any page, as pictures and style sheets are asked for without an
 * origin. Without origins nothing is registered, and every other route is as it was. Registered behind the hosts and
 * before any route.
 */
export const registerCrossOrigin = (app: FastifyInstance, origins: AllowedOrigins): void => {
  if (Object.values(origins).every((allowed) => allowed.length === 0)) return;
  const allowedOf: AllowedOf = ({ hostEntry: { tenant } }) => origins[tenant] ?? [];
  answerPreflights(app, allowedOf);
  app.addHook('onRequest', (request, reply, done) => {
    const { crossOrigin } = request.routeOptions.config;
    const allowed = crossOrigin === undefined ? [] : allowedOf(request);
    if (allowed.length === 0) {
      done();
      return;
    }
    addVary(reply, 'origin');
    request.allowedOrigin = allowedOriginOf(allowed, request);
    if (request.allowedOrigin !== undefined)
      reply.headers({
        'access-control-allow-origin': request.allowedOrigin,
        'access-control-expose-headers': ANSWER_HEADERS,
      });
    if (request.allowedOrigin !== undefined || crossOrigin === 'file')
      reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.allowedOrigin !== undefined) reply.removeHeader('set-cookie');
    done(null, payload);
  });
};
