import type { FastifyInstance } from 'fastify';
import { isSecure } from './origin-of';
import { API_POLICY, pagePolicy, type PolicySources } from './security-policy';

/** Two years, as browsers' preload lists ask for. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Nothing of the device but the camera, for scanning. */
const PERMISSIONS = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=(self)',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

/** What search engines are told about drafts. */
const NOT_INDEXED = 'noindex, nofollow, noarchive';

/** Answers with drafts. */
const PREVIEW_CALLS = /^\/v1\/cms\/cms-preview(?:[/?]|$)/;

/**
 * The headers every answer carries, whatever else it is.
 *
 * @param secure whether the browser speaks https
 */
export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': API_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(secure && { 'strict-transport-security': STRICT_TRANSPORT }),
});

/**
 * Puts the headers on every answer: files, errors and streams as well. They are set before anything else runs, so that
 * whatever ends a request early carries them. What is not said to be storable is stored nowhere.
 */
export const registerSecurityHeaders = (app: FastifyInstance, sources: PolicySources): void => {
  const forPages = pagePolicy(sources, false);
  const forPreview = pagePolicy(sources, true);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(isSecure(request)));
    if (PREVIEW_CALLS.test(request.url)) reply.header('x-robots-tag', NOT_INDEXED);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // "Not modified" names no type, and its headers replace those of the page the browser kept.
    if (reply.statusCode === 304) {
      reply.removeHeader('content-security-policy');
      done(null, payload);
      return;
    }
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    // A page that brings a stricter policy of its own keeps it.
    if (isPage && reply.getHeader('content-security-policy') === API_POLICY) {
      const isPreview = request.url.startsWith('/cms-preview/');
      reply.header('content-security-policy', isPreview ? forPreview : forPages);
      if (isPreview) {
        reply.removeHeader('x-frame-options');
        // Its address may carry a signature, and its page no visitor is to find.
        reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': NOT_INDEXED });
      }
    }
    done(null, payload);
  });
};
