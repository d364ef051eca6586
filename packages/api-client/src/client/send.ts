import type { Endpoint } from '@gastroshop/api-contract/endpoints';
import { toResponseError } from '../errors';
import { getBearer, needsBearer } from './bearer';
import type { Client } from './client';
import { type Parameters, prepareRequest } from './prepared-request';
import { repeatWithAnother } from './own-token';
import { reportSessionLoss, renewToken } from './token';
import { fetchOnce } from './fetch-once';
import { raceAbort } from './race-abort';

/** What a caller can say about a single call. */
export interface CallOptions {
  /** Ends the call; it then fails with the reason of the signal (an AbortError by default). */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a call and answers the response, which is always one of 200 to 299.
 *
 * A 401 of a shop call fetches a new token, one for all calls that fail meanwhile, and repeats the call once; a call that
 * was sent before the present token came is repeated with that one. Refused again, the session is lost (SES-10).
 * A 401 of a content call is reported and not repeated (SES-11).
 *
 * @throws RequiredError, PathParameterError before anything is sent
 * @throws ResponseError for every other answer, FetchError when none comes, the reason of the signal when it aborts
 */
export async function send(
  client: Client,
  callName: string,
  endpoint: Endpoint,
  parameters: Parameters,
  { signal }: CallOptions,
  extraHeaders?: Readonly<Record<string, string>>,
): Promise<Response> {
  const message = prepareRequest(client, callName, endpoint, parameters, extraHeaders);
  const bearing = needsBearer(endpoint);
  const token = bearing ? await getBearer(client, signal) : undefined;
  const { signOn, session } = client;
  let round = signOn.round;
  let response = await fetchOnce(client, message, token, signal);

  if (response.status === 401 && bearing && client.token !== undefined) {
    if (token !== undefined) response = await repeatWithAnother(client, message, token, response, signal);
  } else if (response.status === 401 && bearing) {
    if (round === signOn.round) await raceAbort(() => renewToken(client), signal);
    if (signOn.token !== undefined) {
      round = signOn.round;
      // Unread, the refusal would occupy its connection. Nothing depends on how this ends.
      response.body?.cancel().catch(() => undefined);
      response = await fetchOnce(client, message, signOn.token, signal);
      // Of many calls refused with the same new token the first one reports the loss.
      if (response.status === 401 && round === signOn.round) reportSessionLoss(client);
    }
  } else if (response.status === 401 && endpoint.content) session.onContentUnauthorized?.();

  if (!response.ok) throw await toResponseError(response);
  return response;
}
