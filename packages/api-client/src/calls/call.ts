import type { Endpoint } from '@gastroshop/api-contract/endpoints';
import { type CallOptions, type Client, type Parameters, readJson, send, withTimeout } from '../client';
import type { CallFunction, CallName, EndpointOf } from './call-types';

/** Makes the function of a call that answers JSON or nothing. */
export function call<Name extends CallName>(name: Name, endpoint: EndpointOf<Name>): CallFunction<Name>;
export function call(name: string, endpoint: Endpoint) {
  return (client: Client, request: Parameters = {}, options: CallOptions = {}): Promise<unknown> =>
    withTimeout(client.limits.answer, options.signal, async (signal) => {
      const response = await send(client, name, endpoint, request, { signal });
      if (endpoint.answer !== 'empty') return readJson(response, signal);
      // Unread, a body would occupy its connection. Nothing depends on how this ends.
      response.body?.cancel().catch(() => undefined);
      return undefined;
    });
}
