import { randomUUID } from 'node:crypto';

/** Ids of proxies and clients: UUIDs, trace ids. Nothing that could be a name, a number of somebody, or another header. */
const REQUEST_ID = /^[\da-f](?:-?[\da-f]){15,63}$/i;
const LONGEST = 72;

/**
 * The id of a request: what a proxy or client calls it, so that all logs name it alike, or one of our own where that
 * is missing or of another form. A foreign text is never repeated.
 *
 * @param header value of X-Request-Id
 */
export const requestIdOf = (header: unknown): string =>
  typeof header === 'string' && header.length <= LONGEST && REQUEST_ID.test(header) ? header : randomUUID();
