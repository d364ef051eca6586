import type { Client } from './client';
import type { Message } from './message';
import { overNetwork } from './over-network';

/** Sends a message once, with the bearer token if there is one, and answers whatever the backend answers. */
export const transmit = (
  client: Client,
  { url, method, headers, body }: Message,
  token?: string,
  signal?: AbortSignal,
): Promise<Response> =>
  overNetwork(
    () =>
      client.fetch(url, {
        method,
        headers: token === undefined ? headers : { ...headers, Authorization: `Bearer ${token}` },
        body: body ?? null,
        credentials: 'same-origin',
        signal: signal ?? null,
      }),
    signal,
  );
