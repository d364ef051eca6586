import type { AnyCall } from '@gastroshop/api-contract';
import { CUSTOMER_COOKIE, parseCookies, type HostEntry, type TenantCode } from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';
import type { SignedIn, TokenVerifier } from '../access';
import { refuse } from '../http';
import { isStorable } from './storable';

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Who calls. No token is nobody; a token that is not to be trusted is refused everywhere and never taken for nobody.
 *
 * @throws ProblemError sign-in-required
 */
export const readCaller = async (
  request: FastifyRequest,
  call: AnyCall,
  verifyToken: TokenVerifier,
): Promise<SignedIn | undefined> => {
  // The session cookie opens these, and their handler reads it itself.
  if (call.endpoint.session === true) return undefined;
  const header = request.headers.authorization;
  if (header === undefined) {
    if (call.endpoint.access !== 'anonymous') refuse('sign-in-required');
    return undefined;
  }
  const token = BEARER.exec(header)?.[1];
  const caller = token === undefined ? undefined : await verifyToken(token);
  return caller ?? refuse('sign-in-required');
};

/**
 * The tenant the call is about: the token's, else the host's. A path or query that names another is refused, known or
 * not.
 *
 * @throws ProblemError customer-forbidden
 */
export const readTenant = (caller: SignedIn | undefined, host: HostEntry, named: unknown): TenantCode => {
  const own = caller?.tenant ?? host.tenant;
  return named === undefined || named === own ? own : refuse('customer-forbidden');
};

/** The customer a request names, and where: a path or query is binding, the cookie is only a memory. */
export interface NamedCustomer {
  readonly id: string | undefined;
  readonly isBinding: boolean;
}

/** Reads which customer the caller wants to act for. */
export const readNamedCustomer = (
  request: FastifyRequest,
  inPath: unknown,
  inQuery: unknown,
): NamedCustomer => {
  const named = inPath ?? inQuery;
  if (typeof named === 'string') return { id: named, isBinding: true };
  const remembered = parseCookies(request.headers.cookie ?? '').get(CUSTOMER_COOKIE.name);
  const isNone = remembered === undefined || remembered === '' || !isStorable(remembered);
  return { id: isNone ? undefined : remembered, isBinding: false };
};
