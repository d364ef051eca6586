import { isLocale } from '@gastroshop/i18n';
import {
  DEFAULT_APP_PATHS,
  LOCALE_COOKIE,
  LOGIN_TRANSACTION_COOKIE,
  parseCookies,
} from '@gastroshop/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError, ClientError } from 'openid-client';
import { expireCookie, html, originOf, pageLocale, setCookie } from '../http';
import { sendFailure, sendLanding, sendMessage } from './auth-page';
import { consumeLoginTransaction, type LoginState } from './login-transaction';
import { isRefusal, type ProviderTokens } from './provider';
import { expireSessionCookies, renewCsrf, sessionIdOf, setSessionCookies } from './session-cookies';
import type { SignOnParts } from './sign-on-parts';
import { startSession } from './start-session';
import { textsOf } from './texts';

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
  const { store, clock, provider, csrf, counters, options, appPaths = DEFAULT_APP_PATHS } = parts;

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

  /** Nothing of the sign-on stays in the browser or at the provider's token store; the page says why. */
  const shutOut = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { idToken, refreshToken }: ProviderTokens,
  ): Promise<FastifyReply> => {
    expireSessionCookies(request);
    renewCsrf(request, csrf, undefined);
    if (refreshToken !== undefined)
      await provider.revoke(refreshToken).catch(() => {
        request.log.warn('A refresh token could not be revoked');
      });
    const home = originOf(request) + appPaths.shop;
    // The provider still knows the user: without leaving it, the next try would end here again.
    const leave = await provider.endSessionUrl(idToken, home).catch(() => undefined);
    const texts = textsOf(await pageLocale(request));
    return sendMessage(request, reply, {
      title: texts.failed,
      text: texts.disabled,
      status: 403,
      more: html`<p class="actions"><a href="${leave?.href ?? home}">${texts.signOut}</a></p>`,
    });
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await counters.countAddress(request, 'signOn');
    const id = parseCookies(request.headers.cookie ?? '').get(LOGIN_TRANSACTION_COOKIE.name);
    expireCookie(request, LOGIN_TRANSACTION_COOKIE);
    const login = id === undefined ? undefined : await consumeLoginTransaction(store, clock, id);
    // A transaction begun on another host counts as none.
    if (login?.origin !== originOf(request)) {
      options.onFailure?.('expired');
      return sendFailure(request, reply, 'expired', '/');
    }
    const tokens = await redeem(request, login);
    if (typeof tokens === 'string') {
      options.onFailure?.(tokens);
      return sendFailure(request, reply, tokens, login.target);
    }

    const { tenant } = request.hostEntry;
    const session = await startSession(parts, { tokens, tenant, formerId: sessionIdOf(request) });
    if (session === undefined) {
      options.onFailure?.('disabled');
      return shutOut(request, reply, tokens);
    }
    setSessionCookies(request, session, clock.now());
    renewCsrf(request, csrf, session.id);
    // The account's language is for devices on which nobody has chosen one (LOC-1).
    const hasChosen = isLocale(parseCookies(request.headers.cookie ?? '').get(LOCALE_COOKIE.name));
    if (session.locale !== undefined && !hasChosen) setCookie(request, LOCALE_COOKIE, session.locale);
    return sendLanding(
      request,
      reply,
      session.isWrongTenant ? WRONG_TENANT_PATH : `/auth/landing?target=${encodeURIComponent(login.target)}`,
    );
  };
};
