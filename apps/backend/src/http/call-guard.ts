import type { Endpoint } from '@gastroshop/api-contract/endpoints';
import type { FastifyRequest } from 'fastify';
import type { CsrfTokens } from './csrf';
import { requireCsrf } from './csrf-check';
import { LIMITED_CALLS } from './limited-calls';
import type { RateCounters } from './rate-limits';

/** What stands before every call of the contract besides the caller's rights. */
export interface CallGuard {
  /**
   * Before anybody is known.
   *
   * @throws ProblemError csrf-token-invalid, too-many-requests
   */
  readonly admit: (request: FastifyRequest, callName: string, endpoint: Endpoint) => Promise<void>;
  /**
   * Once it is certain that nobody in particular calls.
   *
   * @throws ProblemError too-many-requests
   */
  readonly admitVisitor: (request: FastifyRequest, endpoint: Endpoint) => Promise<void>;
  /**
   * Once the bearer is checked.
   *
   * @throws ProblemError too-many-requests
   */
  readonly admitUser: (request: FastifyRequest, callName: string, userId: string) => Promise<void>;
}

/** Calls that nobody's bearer is counted for: their address is. */
const isAnonymous = (endpoint: Endpoint): boolean =>
  endpoint.access === 'anonymous' || endpoint.session === true;

/** Makes the guard. */
export const createCallGuard = (tokens: CsrfTokens, counters: RateCounters): CallGuard => ({
  admit: async (request, callName, endpoint) => {
    requireCsrf(request, endpoint, tokens);
    const kind = LIMITED_CALLS.get(callName);
    if (kind !== undefined && isAnonymous(endpoint)) await counters.countAddress(request, kind);
  },
  admitVisitor: async (request, endpoint) => {
    if (endpoint.method !== 'GET') await counters.countAddress(request, 'visitor');
  },
  admitUser: (request, callName, userId) => counters.countUser(request, userId, callName),
});
