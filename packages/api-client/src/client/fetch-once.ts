import type { Client } from './client';
import type { PreparedRequest } from './prepared-request';
import { wrapNetworkErrors } from './wrap-network-errors';

/** Sends a message once, with the bearer token if there is one, and answers whatever the backend answers. */
export const fetchOnce = (
  client: Client,
  { url, method, headers, body }: PreparedRequest,
  token?: string,
  signal?: AbortSignal,
): Promise<Response> =>
  wrapNetworkErrors(
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
