import type { AnyCall } from '@gastroshop/api-contract';
import { CUSTOMER_COOKIE, parseCookies, type HostEntry, type TenantCode } from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';
import type { AuthenticatedUser, TokenVerifier } from '../access';
import { throwProblem } from '../http';
import { isStorable } from './storable';

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Who calls. No token is nobody; a token that is not to be trusted is refused everywhere and never taken for nobody.
 *
 * @throws ProblemError sign-in-required
 */
export const authenticateCaller = async (
  request: FastifyRequest,
  call: AnyCall,
  verifyToken: TokenVerifier,
): Promise<AuthenticatedUser | undefined> => {
  // The session cookie opens these, and their handler reads it itself.
  if (call.endpoint.session === true) return undefined;
  const header = request.headers.authorization;
  if (header === undefined) {
    if (call.endpoint.access !== 'anonymous') throwProblem('sign-in-required');
    return undefined;
  }
  const token = BEARER.exec(header)?.[1];
  const caller = token === undefined ? undefined : await verifyToken(token);
  return caller ?? throwProblem('sign-in-required');
};

/**
 * The tenant the call is about: the token's, else the host's. A path or query that names another is refused, known or
 * not.
 *
 * @throws ProblemError customer-forbidden
 */
export const resolveTenant = (
  caller: AuthenticatedUser | undefined,
  host: HostEntry,
  named: unknown,
): TenantCode => {
  const own = caller?.tenant ?? host.tenant;
  return named === undefined || named === own ? own : throwProblem('customer-forbidden');
};

/** The customer a request names, and where: a path or query is binding, the cookie is only a memory. */
export interface RequestedCustomer {
  readonly id: string | undefined;
  readonly isBinding: boolean;
}

/** Reads which customer the caller wants to act for. */
export const resolveRequestedCustomer = (
  request: FastifyRequest,
  inPath: unknown,
  inQuery: unknown,
): RequestedCustomer => {
  const named = inPath ?? inQuery;
  if (typeof named === 'string') return { id: named, isBinding: true };
  const remembered = parseCookies(request.headers.cookie ?? '').get(CUSTOMER_COOKIE.name);
  const isNone = remembered === undefined || remembered === '' || !isStorable(remembered);
  return { id: isNone ? undefined : remembered, isBinding: false };
};
