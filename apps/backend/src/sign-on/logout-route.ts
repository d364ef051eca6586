import type { FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_COOKIE, DEFAULT_APP_PATHS, parseCookies } from '@gastroshop/identity';
import {
  csrfHeaderOf,
  html,
  isSameOrigin,
  originOf,
  pageLocale,
  repeatsCsrfCookie,
  type Markup,
} from '../http';
import { sendMessage } from './auth-page';
import { digestOf } from './random-id';
import { endProviderSession } from './end-sessions';
import { expireSessionCookies, renewCsrf, sessionIdOf } from './session-cookies';
import { endSession } from './session-store';
import type { SignOnParts } from './sign-on-parts';
import { textsOf } from './texts';

/** The button that signs out, for pages of the backend. */
export const signOutForm = (request: FastifyRequest, label: string): Markup => {
  const token =
    request.answerCookies.get(CSRF_COOKIE.name)?.split(/[=;]/)[1] ??
    parseCookies(request.headers.cookie ?? '').get(CSRF_COOKIE.name) ??
    '';
  return html`<form method="post" action="/auth/logout">
    <input type="hidden" name="csrf" value="${decodeURIComponent(token)}" /><button type="submit">
      ${label}
    </button>
  </form>`;
};

const fieldOf = (request: FastifyRequest): string | undefined =>
  request.body instanceof URLSearchParams ? (request.body.get('csrf') ?? undefined) : undefined;

/** Whether a link or button of our own page was followed in a window: no picture, no frame, no page of anybody else. */
const isOwnNavigation = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] === 'same-origin' &&
  request.headers['sec-fetch-mode'] === 'navigate' &&
  request.headers['sec-fetch-dest'] === 'document' &&
  request.headers['sec-purpose'] === undefined &&
  isSameOrigin(request);

const signOut = async (
  { store, clock, provider, seal, csrf, appPaths = DEFAULT_APP_PATHS }: SignOnParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const id = sessionIdOf(request);
  const ended =
    id === undefined
      ? undefined
      : await store.asSystem(async (queries) => {
          const now = clock.now();
          const session = await endSession(queries, seal, digestOf(id), now);
          // Other shops in this browser: their bearers are over with the provider's session, and so are they.
          if (typeof session?.providerSession === 'string')
            await endProviderSession(queries, session.providerSession, now);
          return session;
        });
  expireSessionCookies(request);
  renewCsrf(request, csrf, undefined);
  const home = originOf(request) + appPaths.shop;
  const tokens = ended?.tokens;
  // The shop's own session is over in any case; what the provider does besides may fail.
  if (tokens?.refreshToken !== undefined)
    await provider.revoke(tokens.refreshToken).catch(() => {
      request.log.warn('A refresh token could not be revoked');
    });
  const next =
    ended === undefined
      ? undefined
      : await provider.endSessionUrl(tokens?.idToken, home).catch(() => undefined);
  return reply.header('clear-site-data', '"cache", "storage"').redirect(next?.href ?? home, 303);
};

const ask = async (
  { options, appPaths = DEFAULT_APP_PATHS }: SignOnParts,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 403,
): Promise<FastifyReply> => {
  const texts = textsOf(await pageLocale(request));
  const more = html`${signOutForm(request, texts.signOut)}
    <p class="actions"><a href="${appPaths.shop}">${texts.stay}</a></p>`;
  return sendMessage(request, reply, { title: texts.signOut, text: texts.signOutText, more, status }, [
    new URL(options.issuer).origin,
    originOf(request),
  ]);
};

/**
 * GET /auth/logout: signs out when a page of the shop leads here; anybody else's link, or an address typed, is asked
 * first.
 */
export const logoutRoute =
  (parts: SignOnParts) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply =>
    request.method === 'GET' && isOwnNavigation(request)
      ? signOut(parts, request, reply)
      : ask(parts, request, reply, 200);

/** POST /auth/logout: signs out, if the request repeats the CSRF cookie; else asks. */
export const logoutPostRoute =
  (parts: SignOnParts) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply =>
    repeatsCsrfCookie(request, parts.csrf, csrfHeaderOf(request) ?? fieldOf(request))
      ? signOut(parts, request, reply)
      : ask(parts, request, reply, 403);
