import type { Endpoint } from '@gastroshop/api-contract/endpoints';
import { toResponseError } from '../errors';
import type { Client } from './client';
import { renewToken } from './token';
import { raceAbort } from './race-abort';

/** Shop calls carry a bearer token. Public content, the analytics proxy and calls opened by the session cookie do not. */
export const needsBearer = ({ csrf, content, session, base }: Endpoint): boolean =>
  !csrf && !content && !session && base !== 'proxy';

/**
 * The token to send with the next shop call; undefined for an anonymous visitor (API-4). While the token cookie is there
 * a missing or ended token is fetched first, an ageing one in the background. Once the cookie is gone (logged out,
 * perhaps in another tab) the token is not used any more. A site that has tokens of its own is asked each time.
 *
 * @throws ResponseError when the backend does not know the session any more
 */
export async function getBearer(
  client: Client,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const { signOn, token } = client;
  if (token !== undefined) return raceAbort(token, signal);
  const cookieIsThere = Boolean(client.readCookie(client.tokenCookie));
  if (signOn.cookieSeen && !cookieIsThere) signOn.token = undefined;
  signOn.cookieSeen = cookieIsThere;
  if (!cookieIsThere && signOn.token === undefined) return undefined;

  const now = client.now();
  if (signOn.token === undefined || now >= signOn.expiresAt) {
    const refusal = await raceAbort(() => renewToken(client), signal);
    if (refusal) throw await toResponseError(refusal);
  } else if (now >= signOn.renewAt) {
    // Nobody waits for it; if it fails the present token serves until its end, and the next call tries again.
    renewToken(client).catch(() => undefined);
  }
  return signOn.token;
}
