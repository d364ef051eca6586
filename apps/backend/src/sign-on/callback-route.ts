import { LOCALE_COOKIE, LOGIN_TRANSACTION_COOKIE, parseCookies } from '@gastroshop/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError, ClientError } from 'openid-client';
import { expireCookie, originOf, setCookie } from '../http';
import { sendFailure, sendLanding } from './auth-page';
import { takeTransaction, type LoginState } from './login-transaction';
import { isRefusal, type ProviderTokens } from './provider';
import { renewCsrf, sessionIdOf, setSessionCookies } from './session-cookies';
import type { SignOnParts } from './sign-on-parts';
import { startSession } from './start-session';

/** Where a user of another shop is told so. */
export const WRONG_TENANT_PATH = '/auth/wrong-tenant';

/** The provider said no, or something in its answer is not as it must be; in distinction to being away. */
const isWrongAnswer = (error: unknown): boolean =>
  isRefusal(error) ||
  error instanceof AuthorizationResponseError ||
  (error instanceof ClientError &&
    error.code !== 'OAUTH_TIMEOUT' &&
    !(error.cause instanceof TypeError && error.cause.message === 'fetch failed'));

/** GET /auth/callback: the provider's answer. Everything about it is checked before a session begins. */
export const callbackRoute = (parts: SignOnParts) => {
  const { store, clock, provider, csrf, counters } = parts;

  const redeem = async (
    request: FastifyRequest,
    login: LoginState,
  ): Promise<ProviderTokens | 'refused' | 'away'> => {
    try {
      return await provider.redeem(new URL(request.url, login.origin), login);
    } catch (error) {
      request.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'A sign-on failed');
      return isWrongAnswer(error) ? 'refused' : 'away';
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await counters.countAddress(request, 'signOn');
    const id = parseCookies(request.headers.cookie ?? '').get(LOGIN_TRANSACTION_COOKIE.name);
    expireCookie(request, LOGIN_TRANSACTION_COOKIE);
    const login = id === undefined ? undefined : await takeTransaction(store, clock, id);
    // A transaction begun on another host counts as none.
    if (login?.origin !== originOf(request)) return sendFailure(request, reply, 'expired', '/');
    const tokens = await redeem(request, login);
    if (typeof tokens === 'string') return sendFailure(request, reply, tokens, login.target);

    const { tenant } = request.hostEntry;
    const session = await startSession(parts, { tokens, tenant, formerId: sessionIdOf(request) });
    setSessionCookies(request, session, clock.now());
    renewCsrf(request, csrf, session.id);
    if (session.isDisabled) return sendFailure(request, reply, 'disabled', '/');
    if (session.locale !== undefined) setCookie(request, LOCALE_COOKIE, session.locale);
    return sendLanding(
      request,
      reply,
      session.isWrongTenant ? WRONG_TENANT_PATH : `/auth/landing?target=${encodeURIComponent(login.target)}`,
    );
  };
};
