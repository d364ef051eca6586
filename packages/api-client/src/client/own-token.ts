import type { Client } from './client';
import type { PreparedRequest } from './prepared-request';
import { fetchOnce } from './fetch-once';
import { raceAbort } from './race-abort';

/** The site's answer to a refusal, one for all calls that are refused meanwhile. */
function anotherToken(client: Client, refused: string): Promise<string | undefined> {
  const { signOn, token } = client;
  signOn.another ??= Promise.resolve(token?.(refused)).finally(() => {
    signOn.another = undefined;
  });
  return signOn.another;
}

/**
 * Asks the site for another token than the one that was refused, and repeats the call once. Refused again, or with no
 * other token, the session is lost, which is reported once however many calls fail.
 *
 * @throws whatever the site's own function throws
 */
export async function repeatWithAnother(
  client: Client,
  message: PreparedRequest,
  refused: string,
  refusal: Response,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { signOn, session } = client;
  const token = await raceAbort(() => anotherToken(client, refused), signal);
  let response = refusal;
  if (token !== undefined && token !== refused) {
    // Unread, the refusal would occupy its connection. Nothing depends on how this ends.
    refusal.body?.cancel().catch(() => undefined);
    response = await fetchOnce(client, message, token, signal);
  }
  if (response.status === 401 && signOn.lost !== (token ?? refused)) {
    signOn.lost = token ?? refused;
    session.onSessionLost?.();
  }
  return response;
}
