import type { Endpoint } from '@gastroshop/api-contract/endpoints';
import { CSRF_COOKIE, parseCookies, sessionIdCookie } from '@gastroshop/identity';
import type { FastifyRequest } from 'fastify';
import type { CsrfTokens } from './csrf';
import { isSecure, originOf } from './origin-of';
import { throwProblem } from './problem-error';

/** Header that repeats the cookie's value. */
const CSRF_HEADER = 'x-xsrf-token';

/**
 * Whether the browser says that a page of this very origin asks. Two headers can say so; neither may deny it. A page
 * of another site, or of a neighbouring subdomain, cannot set them.
 */
export const isSameOrigin = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site === undefined && origin === undefined) return false;
  return (site ?? 'same-origin') === 'same-origin' && (origin ?? originOf(request)) === originOf(request);
};

/**
 * Whether a request repeats the cookie's value, and the value is of this installation and this session.
 *
 * @param repeated what came in the header, or in a field of a form
 */
export const repeatsCsrfCookie = (
  request: FastifyRequest,
  tokens: CsrfTokens,
  repeated: string | undefined,
): boolean => {
  const cookies = parseCookies(request.headers.cookie ?? '');
  const sessionId = cookies.get(sessionIdCookie(isSecure(request)).name);
  return (
    repeated !== undefined &&
    repeated === cookies.get(CSRF_COOKIE.name) &&
    tokens.isValid(repeated, sessionId)
  );
};

/** The value a request repeats in its header. */
export const csrfHeaderOf = (request: FastifyRequest): string | undefined => {
  const value = request.headers[CSRF_HEADER];
  return typeof value === 'string' ? value : undefined;
};

/** Reads of content: they change nothing and give nothing that the same browser could not read itself. */
const isContentRead = ({ content, answer }: Endpoint): boolean => content === true && answer !== 'empty';

/**
 * Refuses a call that another site could have made in the user's name (API-2): form submits, analytics and the token
 * need the header; reads of content may also say that they come from this origin, or from one that is allowed.
 *
 * @throws ProblemError csrf-token-invalid
 */
export const requireCsrf = (request: FastifyRequest, endpoint: Endpoint, tokens: CsrfTokens): void => {
  if (endpoint.csrf !== true) return;
  if (isContentRead(endpoint) && (request.allowedOrigin !== undefined || isSameOrigin(request))) return;
  if (!repeatsCsrfCookie(request, tokens, csrfHeaderOf(request))) throwProblem('csrf-token-invalid');
};
