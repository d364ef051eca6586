import type { FastifyReply, FastifyRequest } from 'fastify';
import { JwksUnavailableError } from '../access';
import { throwProblem } from '../http';
import { endSessions } from './end-sessions';
import type { LogoutTokenVerifier } from './logout-token';
import type { SignOnParts } from './sign-on-parts';

/** Where the provider says that a session of its own has ended. */
export const BACK_CHANNEL_LOGOUT_PATH = '/auth/backchannel-logout';

const tokenOf = (body: unknown): string | undefined => {
  const [token, ...more] = body instanceof URLSearchParams ? body.getAll('logout_token') : [];
  return more.length === 0 ? token : undefined;
};

const refuseToken = (): never =>
  throwProblem('malformed-body', {
    detail: 'This is no logout token of the provider, or it came before.',
    more: { error: 'invalid_request' },
  });

/**
 * POST /auth/backchannel-logout: the provider itself calls when a user signed out elsewhere. What was ended is stored,
 * so that every node refuses its bearers; live streams ask before they write.
 */
export const backChannelLogoutRoute =
  ({ store, clock }: SignOnParts, verifyLogoutToken: LogoutTokenVerifier) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const token = tokenOf(request.body) ?? refuseToken();
    const logout = await verifyLogoutToken(token).catch((error: unknown) => {
      if (error instanceof JwksUnavailableError) return throwProblem('unavailable', { retryAfter: 5 });
      throw error;
    });
    if (logout === undefined) return refuseToken();
    const ended = await store.asSystem((queries) => endSessions(queries, logout, clock.now()));
    if (typeof ended === 'string') return refuseToken();
    request.log.info({ ended }, 'The sign-on provider ended sessions');
    return reply.header('cache-control', 'no-store').code(200).send();
  };
