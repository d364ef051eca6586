import type { Handlers } from '../calls';
import { afterCommit } from '../calls';
import { throwProblem } from '../http';
import { sessionIdOf, setSessionCookies } from './session-cookies';
import { ProviderUnavailableError } from './session-token';
import type { SignOnParts } from './sign-on-parts';

/** GET /my/token: the access token of the session, whose cookies are renewed with it. */
export const tokenHandlers = ({ sessionTokens }: Pick<SignOnParts, 'sessionTokens'>) =>
  ({
    // The provider is asked outside the call's transaction.
    getToken: ({ http, now }) =>
      Promise.resolve(
        afterCommit(async () => {
          const id = sessionIdOf(http);
          if (id === undefined) return throwProblem('sign-in-required');
          const answer = await sessionTokens.tokenOf(id).catch((error: unknown) => {
            if (error instanceof ProviderUnavailableError)
              return throwProblem('unavailable', { retryAfter: 5 });
            throw error;
          });
          if (answer === undefined) return throwProblem('sign-in-required');
          const { token, expiresAt, claims, sessionEndsAt } = answer;
          setSessionCookies(http, { id, claims, expiresAt: sessionEndsAt }, now);
          return { token, expiresAt: expiresAt.toISOString() };
        }),
      ),
  }) satisfies Handlers;
