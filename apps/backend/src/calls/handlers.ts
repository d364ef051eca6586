import type { ResponseOf, Contract } from '@gastroshop/api-contract';
import type { Queries } from '../db';
import type { AfterCommit, EventSource, FileAnswer, JsonText } from './answers';
import type { CallRequest } from './call-request';

type EndpointOf<Name extends keyof Contract> = Contract[Name]['endpoint'];

/** What a call's handler answers: JSON, nothing, a file, or events. */
type ResultOf<Name extends keyof Contract> =
  EndpointOf<Name> extends { readonly answer: 'file' }
    ? FileAnswer
    : EndpointOf<Name> extends { readonly answer: 'empty' }
      ? undefined
      : EndpointOf<Name> extends { readonly answer: 'events' }
        ? EventSource<ResponseOf<Contract[Name]>>
        : ResponseOf<Contract[Name]> | JsonText<ResponseOf<Contract[Name]>>;

/**
 * Answers one call, inside one transaction that sees the rows of the caller's tenant and customer only. What it throws
 * leaves nothing stored.
 */
type Handler<Name extends keyof Contract> = (
  request: CallRequest<Name>,
  queries: Queries,
) => Promise<ResultOf<Name> | AfterCommit<ResultOf<Name>>>;

/** The handlers a module brings, by the name of the call. */
export type Handlers = { readonly [Name in keyof Contract]?: Handler<Name> };
