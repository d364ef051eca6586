import { ERRORS, type ErrorCode } from '../schemas';
import type { AnyCall } from './call';
import { pathParameterNames } from './path-names';

/** Parameters whose foreign or unknown value is answered 403; any other id is answered 404. */
const GUARDED = ['tenant', 'customerId'];
/** Path parameters that are no ids. */
const PLAIN = ['type', 'visible', 'pageIndex', 'date'];

const EVERYWHERE = [
  'sign-in-required',
  'unknown-host',
  // At least of a query it does not take.
  'invalid-request',
  'too-many-requests',
  'unknown',
  'not-implemented',
  'unavailable',
] as const satisfies readonly ErrorCode[];

const WITH_BODY = [
  'malformed-body',
  'body-too-large',
  'unsupported-media-type',
] as const satisfies readonly ErrorCode[];

function* codesOf(call: AnyCall): Generator<ErrorCode> {
  const { endpoint } = call;
  const path = pathParameterNames(endpoint.path);
  const query = Object.keys(endpoint.query ?? {});
  yield* EVERYWHERE;
  if (endpoint.body !== undefined) yield* WITH_BODY;
  if ([...path, ...query].some((name) => GUARDED.includes(name))) yield 'customer-forbidden';
  if (path.some((name) => !GUARDED.includes(name) && !PLAIN.includes(name))) yield 'not-found';
  if (call.feature !== undefined) yield 'feature-not-offered';
  if (endpoint.csrf) yield 'csrf-token-invalid';
  // What is made for a host (its configuration, its icon) is there for everybody.
  if (endpoint.content && !endpoint.extension) yield* ['path-not-found', 'authentication-needed'];
  yield* call.errors ?? [];
}

/**
 * The error codes a call may answer, by rising status: those of every call, those its parameters and body bring, and
 * its own.
 *
 * @example errorCodes(contract.getToken) // ['sign-in-required', 'csrf-token-invalid', 'unknown-host', …]
 */
export const errorCodes = (call: AnyCall): readonly ErrorCode[] =>
  [...new Set(codesOf(call))].sort((a, b) => ERRORS[a].status - ERRORS[b].status || (a < b ? -1 : 1));
