import type { Endpoint } from '@gastroshop/api-contract/endpoints';
import { PathParameterError, RequiredError } from '../errors';
import type { Client } from './client';

/** The arguments of a call by name: path and query parameters, the body, the idempotency key. */
export type Parameters = Readonly<Record<string, unknown>>;

/** A request ready to be sent, and to be sent again: nothing in it is used up by sending. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Cookie whose value goes back to the backend in a header, where no other site can put it (API-2). */
export const CSRF_COOKIE = 'XSRF-TOKEN';

const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null;

/**
 * A value in a query string. A list is joined by commas (API-1); a comma inside an item is percent-encoded, the joining
 * ones are not. An empty list is sent as an empty value: "none of them" is not "no filter".
 */
const toQueryValue = (value: unknown): string =>
  [value]
    .flat()
    .map((item) => encodeURIComponent(String(item)))
    .join(',');

/**
 * Turns a call into a request. Calendar dates travel as they are given, YYYY-MM-DD (API-1).
 *
 * @throws RequiredError for the first missing one of path parameters, required query parameters and body (ERR-1)
 * @throws PathParameterError for a path parameter that no address can hold
 */
export function prepareRequest(
  client: Client,
  callName: string,
  endpoint: Endpoint,
  parameters: Parameters,
  extraHeaders?: Readonly<Record<string, string>>,
): PreparedRequest {
  const required = (name: string): unknown => {
    const value = parameters[name];
    if (isMissing(value)) throw new RequiredError(name, callName);
    return value;
  };
  const toSegment = (_: string, name: string): string => {
    const text = String(required(name));
    if (/^\.{0,2}$/.test(text)) throw new PathParameterError(name, callName);
    return encodeURIComponent(text);
  };

  let url = client.basePaths[endpoint.base ?? 'shop'] + endpoint.path.replace(/\{(\w+)\}/g, toSegment);
  let separator = '?';
  for (const [name, presence] of Object.entries(endpoint.query ?? {})) {
    const value =
      presence === 'required'
        ? required(name)
        : (parameters[name] ?? (name === 'customerId' ? client.customerId() : undefined));
    if (!isMissing(value)) {
      url += `${separator}${name}=${toQueryValue(value)}`;
      separator = '&';
    }
  }

  const headers: Record<string, string> = { 'Accept-Language': client.locale(), ...extraHeaders };
  let body: string | undefined;
  if (endpoint.body !== undefined) {
    const content = endpoint.optionalBody ? parameters[endpoint.body] : required(endpoint.body);
    if (!isMissing(content)) {
      const isText = endpoint.textBody && typeof content === 'string';
      headers['Content-Type'] = isText ? 'text/plain;charset=UTF-8' : 'application/json';
      body = isText ? content : JSON.stringify(content);
    }
  }
  const { idempotencyKey } = parameters;
  if (endpoint.idempotent && typeof idempotencyKey === 'string') headers['Idempotency-Key'] = idempotencyKey;
  const csrfToken = endpoint.csrf && client.readCookie(CSRF_COOKIE);
  if (csrfToken) headers['X-XSRF-TOKEN'] = csrfToken;
  // A browser says by itself from where it asks, and lets nobody say so; a server or a script has no cookie to repeat.
  else if (endpoint.csrf && typeof location === 'undefined' && URL.canParse(url))
    headers['Origin'] = new URL(url).origin;

  return { url, method: endpoint.method, headers, body };
}
