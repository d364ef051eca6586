import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addVary } from '../../http';

/** Calls whose answer depends on the host alone. */
const CALLS = new Set(['getShopConfig', 'getThemeStylesheet', 'getWebManifest', 'getFavicon']);

const entityTag = (payload: string | Buffer): string =>
  `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;

/** Whether a condition of the caller names the tag; weak tags and lists count too (RFC 9110, 13.1.2). */
const names = (condition: string | undefined, tag: string): boolean =>
  condition?.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag) ?? false;

/**
 * Lets browsers and proxies keep the answers that depend on the host alone for five minutes, and then ask with their
 * tag. Register it before the calls.
 */
export const registerHostCaching = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || reply.statusCode !== 200 || !CALLS.has(request.routeOptions.config.callName ?? '')) {
      done(null, payload);
      return;
    }
    const tag = entityTag(payload);
    reply.header('cache-control', 'public, max-age=300').header('etag', tag);
    addVary(reply, 'host');
    // What many browsers get from one cache must not give them one another's cookies.
    reply.removeHeader('set-cookie');
    if (!names(request.headers['if-none-match'], tag)) {
      done(null, payload);
      return;
    }
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    done(null, null);
  });
};
