import type { Endpoint } from '@gastroshop/api-contract/endpoints';
import { type CallOptions, type Client, type Parameters, send } from '../client';
import { readEvents, type ServerEvent } from '../events';
import type { CallName, EndpointOf, EventCallFunction } from './call-types';

/** Makes the function of a call that answers a stream of events, read with fetch and so with the bearer token. */
export function eventCall<Name extends CallName>(
  name: Name,
  endpoint: EndpointOf<Name>,
): EventCallFunction<Name>;
export function eventCall(name: string, endpoint: Endpoint) {
  return async function* (
    client: Client,
    request: Parameters = {},
    options: CallOptions = {},
  ): AsyncGenerator<ServerEvent, void, undefined> {
    const headers: Record<string, string> = { Accept: 'text/event-stream' };
    const { lastEventId } = request;
    if (typeof lastEventId === 'string') headers['Last-Event-ID'] = lastEventId;
    const response = await send(client, name, endpoint, request, options, headers);
    yield* readEvents(response, options.signal);
  };
}
