import { LOGIN_TRANSACTION_COOKIE, sanitizeRedirectTarget } from '@gastroshop/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { originOf, pageLocale, setCookie } from '../http';
import { sendFailure } from './auth-page';
import { pagesOfHost } from './pages-of-host';
import { createLoginTransaction, type LoginState } from './login-transaction';
import type { SignOnParts } from './sign-on-parts';

/** A query parameter, if it came once. */
export const singleQueryParam = (request: FastifyRequest, name: string): string | undefined => {
  const value = new Map<string, unknown>(Object.entries(request.query ?? {})).get(name);
  return typeof value === 'string' ? value : undefined;
};

/** GET /auth/redirect: sends the browser to the provider. The target is checked now and again at the end. */
export const beginRoute =
  ({ store, clock, provider, counters, options }: SignOnParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await counters.countAddress(request, 'signOn');
    const target = sanitizeRedirectTarget(singleQueryParam(request, 'target'), pagesOfHost(request));
    const login: LoginState = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      target,
      origin: originOf(request),
    };
    let address: URL;
    try {
      address = await provider.authorizationUrl(login, await pageLocale(request));
    } catch (error) {
      request.log.warn(
        { error: error instanceof Error ? error.name : 'unknown' },
        'The sign-on provider cannot be reached',
      );
      options.onFailure?.('away');
      return sendFailure(request, reply, 'away', target);
    }
    setCookie(request, LOGIN_TRANSACTION_COOKIE, await createLoginTransaction(store, clock, login));
    return reply.redirect(address.href, 303);
  };
