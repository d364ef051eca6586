import {
  CSRF_COOKIE,
  parseCookies,
  serializeCookie,
  serializeExpiredCookie,
  sessionIdCookie,
  TENANT_COOKIE,
  TOKEN_COOKIE,
  type CookieDefinition,
} from '@gastroshop/identity';
import { contract, type AnyCall } from '@gastroshop/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CsrfTokens } from './csrf';
import { isSecure } from './origin-of';

/** Lets the answer set a cookie. */
export const setCookie = (
  request: FastifyRequest,
  cookie: CookieDefinition,
  value: string,
  maxAge?: number,
): void => {
  request.answerCookies.set(
    cookie.name,
    serializeCookie(cookie, value, { secure: isSecure(request), maxAge }),
  );
};

/** Lets the answer end a cookie. */
export const expireCookie = (request: FastifyRequest, cookie: CookieDefinition): void => {
  request.answerCookies.set(cookie.name, serializeExpiredCookie(cookie, isSecure(request)));
};

const isKnownCall = (name: string): name is keyof typeof contract => Object.hasOwn(contract, name);

/** Calls whose 401 means that the session is broken: the token, and content. */
const endsSession = (callName: string | undefined): boolean => {
  if (callName === undefined || !isKnownCall(callName)) return false;
  const { endpoint }: AnyCall = contract[callName];
  return endpoint.session === true || endpoint.content === true;
};

/**
 * The cookies the backend sets by itself (SES-13): the tenant of the host, and the CSRF value on any answer to a
 * browser that has none that fits. A 401 of the token or of content ends session and token cookies.
 */
export const registerAnswerCookies = (app: FastifyInstance, tokens: CsrfTokens): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    request.answerCookies = new Map();
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === 401 && endsSession(request.routeOptions.config.callName)) {
      expireCookie(request, sessionIdCookie(isSecure(request)));
      expireCookie(request, TOKEN_COOKIE);
      setCookie(request, CSRF_COOKIE, tokens.issue(undefined));
    }
    for (const cookie of request.answerCookies.values()) reply.header('set-cookie', cookie);
    done(null, payload);
  });
};

/** Registered behind the hosts: a request for an unknown one gets no cookies. */
export const registerHostCookies = (app: FastifyInstance, tokens: CsrfTokens): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.withoutCookies === true) {
      done();
      return;
    }
    const { tenant } = request.hostEntry;
    const cookies = parseCookies(request.headers.cookie ?? '');
    if (cookies.get(TENANT_COOKIE.name) !== tenant) setCookie(request, TENANT_COOKIE, tenant);
    const sessionId = cookies.get(sessionIdCookie(isSecure(request)).name);
    if (!tokens.isValid(cookies.get(CSRF_COOKIE.name), sessionId))
      setCookie(request, CSRF_COOKIE, tokens.issue(sessionId));
    done();
  });
};
