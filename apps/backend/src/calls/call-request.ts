import type { BodyOf, Contract, PathOf, QueryOf } from '@gastroshop/api-contract';
import type { HostEntry, TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import type { FastifyRequest } from 'fastify';
import type { ActingCustomer, AuthenticatedUser } from '../access';

type EndpointOf<Name extends keyof Contract> = Contract[Name]['endpoint'];

/** The caller, as far as the call's door says: of an anonymous call perhaps nobody. */
type CallerOf<Name extends keyof Contract> = EndpointOf<Name>['access'] extends 'anonymous'
  ? AuthenticatedUser | undefined
  : EndpointOf<Name> extends { readonly session: true }
    ? undefined
    : AuthenticatedUser;

/** The customer acted for: certain where the contract asks for one. */
type CustomerOf<Name extends keyof Contract> = EndpointOf<Name>['access'] extends 'customer'
  ? ActingCustomer
  : ActingCustomer | undefined;

/** A call as its handler gets it: checked against the contract and the caller's rights. */
export interface CallRequest<Name extends keyof Contract> {
  readonly path: Readonly<PathOf<Contract[Name]>>;
  readonly query: QueryOf<Contract[Name]>;
  readonly body: BodyOf<Contract[Name]>;
  /** The tenant of the token, else of the host. Equal to the path's, where that names one. */
  readonly tenant: TenantCode;
  readonly caller: CallerOf<Name>;
  readonly customer: CustomerOf<Name>;
  /** Role can-see-prices, and acting for a customer. Answers are stripped of prices by the kernel where it is false. */
  readonly seesPrices: boolean;
  readonly locale: Locale;
  /** One moment for the whole call. */
  readonly now: Date;
  /** Today in Vienna, YYYY-MM-DD. */
  readonly today: string;
  readonly host: HostEntry;
  readonly idempotencyKey: string | undefined;
  readonly lastEventId: string | undefined;
  /** The request itself: cookies, address, log. */
  readonly http: FastifyRequest;
}
