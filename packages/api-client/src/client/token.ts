import { getToken } from '@gastroshop/api-contract/endpoints';
import { toResponseError, UnreadableResponseError } from '../errors';
import type { Client } from './client';
import { CSRF_COOKIE, prepareRequest } from './prepared-request';
import { readJson } from './read-json';
import { fetchOnce } from './fetch-once';
import { withTimeout } from './with-timeout';

/** Part of a token's life after which the next one is fetched: 270 of 300 seconds. */
const RENEWAL_AGE = 0.9;

interface TokenAnswer {
  readonly token: string;
  /** ISO time; without it the token is used until the backend refuses it. */
  readonly expiresAt?: unknown;
}

const isTokenAnswer = (answer: unknown): answer is TokenAnswer =>
  typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string';

/** Forgets the token and reports the loss. */
export function reportSessionLoss({ signOn, session }: Client): void {
  signOn.token = undefined;
  signOn.round++;
  session.onSessionLost?.();
}

async function requestToken(client: Client, signal: AbortSignal): Promise<Response | undefined> {
  const ask = () => fetchOnce(client, prepareRequest(client, 'getToken', getToken, {}), undefined, signal);
  const hasCsrfToken = client.readCookie(CSRF_COOKIE) !== undefined;
  let response = await ask();
  // The first request after a browser's start may find no CSRF cookie. Its refusal sets one.
  if (response.status === 403 && !hasCsrfToken) response = await ask();
  if (!response.ok) {
    // A backend that is down or busy says nothing about the session: nobody is signed out by an outage.
    if (response.status >= 500 || response.status === 429) throw await toResponseError(response);
    reportSessionLoss(client);
    return response;
  }

  const answer = await readJson(response, signal);
  if (!isTokenAnswer(answer)) throw new UnreadableResponseError(response);
  // The life is measured on the backend's own clock (Date header): with the browser's clock, which may be a day off, the
  // token would be renewed at every call or never.
  const now = client.now();
  const answeredAt = Date.parse(response.headers.get('date') ?? '');
  const life = Date.parse(String(answer.expiresAt)) - (answeredAt || now);
  const { signOn } = client;
  signOn.token = answer.token;
  signOn.expiresAt = now + life;
  signOn.renewAt = now + life * RENEWAL_AGE;
  signOn.round++;
  return undefined;
}

/**
 * Fetches a new token; all who ask while a request is under way share it. Answers undefined, or the refusal when the
 * session is over (the loss has been reported by then).
 *
 * @throws FetchError, ResponseError or UnreadableResponseError when it cannot be known whether the session is alive
 */
export function renewToken(client: Client): Promise<Response | undefined> {
  const { signOn } = client;
  // One that hangs would hold up every call after it.
  signOn.pending ??= withTimeout(client.limits.answer, undefined, (signal) =>
    requestToken(client, signal),
  ).finally(() => {
    signOn.pending = undefined;
  });
  return signOn.pending;
}
