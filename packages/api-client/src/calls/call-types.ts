import type { ResponseOf, Contract, RequestOf } from '@gastroshop/api-contract';
import type { FileResponse } from '../responses';
import type { CallOptions, Client } from '../client';
import type { ServerEvent } from '../events';

/** Name of a call of the contract. */
export type CallName = keyof Contract;

/** The endpoint that belongs to a call; joining a name with a foreign endpoint does not compile. */
export type EndpointOf<Name extends CallName> = Contract[Name]['endpoint'];

/** The arguments of a call; may be left out when nothing in them is required. */
type Arguments<Request> =
  Partial<Request> extends Request
    ? [request?: Request, options?: CallOptions]
    : [request: Request, options?: CallOptions];

/** What a call answers, by the kind its endpoint declares: a file, nothing, or the JSON of the contract. */
type Answer<Name extends CallName> =
  EndpointOf<Name> extends { readonly answer: 'file' }
    ? FileResponse
    : EndpointOf<Name> extends { readonly answer: 'empty' }
      ? undefined
      : ResponseOf<Contract[Name]>;

/** One call of the backend as a function. */
export type CallFunction<Name extends CallName> = (
  client: Client,
  ...rest: Arguments<RequestOf<Contract[Name]>>
) => Promise<Answer<Name>>;

/**
 * A stream of events as a function. Nothing is sent before the first event is asked for; leaving the loop ends the
 * request. The stream ends with the token: go on with the id of the last event as `lastEventId`.
 */
export type EventCallFunction<Name extends CallName> = (
  client: Client,
  ...rest: Arguments<RequestOf<Contract[Name]>>
) => AsyncGenerator<ServerEvent<ResponseOf<Contract[Name]>>, void, undefined>;
