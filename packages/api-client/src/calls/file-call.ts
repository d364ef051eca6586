import type { Endpoint } from '@gastroshop/api-contract/endpoints';
import { type FileResponse, readFile } from '../responses';
import { type CallOptions, type Client, type Parameters, send, withTimeout } from '../client';
import type { CallFunction, CallName, EndpointOf } from './call-types';

/** Makes the function of a call that answers a file. Apart, so that pages without files do not load the reader. */
export function fileCall<Name extends CallName>(name: Name, endpoint: EndpointOf<Name>): CallFunction<Name>;
export function fileCall(name: string, endpoint: Endpoint) {
  return (client: Client, request: Parameters = {}, options: CallOptions = {}): Promise<FileResponse> =>
    withTimeout(client.limits.file, options.signal, async (signal) =>
      readFile(await send(client, name, endpoint, request, { signal }), signal),
    );
}
