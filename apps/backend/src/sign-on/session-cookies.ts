import {
  CSRF_COOKIE,
  CUSTOMER_COOKIE,
  parseCookies,
  sessionIdCookie,
  TOKEN_COOKIE,
} from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';
import { expireCookie, isSecure, setCookie, type CsrfTokens } from '../http';
import { claimsCookieValue, type Claims } from './claims-cookie';
import { secondsUntil } from './lifetimes';

/** The session id a browser sends. */
export const sessionIdOf = (request: FastifyRequest): string | undefined => {
  const id = parseCookies(request.headers.cookie ?? '').get(sessionIdCookie(isSecure(request)).name);
  return id === '' ? undefined : id;
};

/** Sets the cookies of a live session: its id for the backend, the claims for the apps. Both end with it. */
export const setSessionCookies = (
  request: FastifyRequest,
  session: { readonly id: string; readonly claims: Claims; readonly expiresAt: Date },
  now: Date,
): void => {
  const { id, claims, expiresAt } = session;
  const life = secondsUntil(expiresAt, now);
  setCookie(request, sessionIdCookie(isSecure(request)), id, life);
  setCookie(request, TOKEN_COOKIE, claimsCookieValue(claims, expiresAt), life);
};

/** Gives the browser a CSRF value for a session that has just begun or ended. */
export const renewCsrf = (request: FastifyRequest, csrf: CsrfTokens, sessionId: string | undefined): void => {
  setCookie(request, CSRF_COOKIE, csrf.issue(sessionId));
};

/** Ends everything that belongs to the user; language and consents stay. */
export const expireSessionCookies = (request: FastifyRequest): void => {
  for (const cookie of [sessionIdCookie(isSecure(request)), TOKEN_COOKIE, CUSTOMER_COOKIE])
    expireCookie(request, cookie);
};
