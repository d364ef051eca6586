import type { ActingCustomer, AuthenticatedUser } from '../../access';
import type { CallRequest } from '../../calls';
import { throwProblem } from '../../http';

/** What every call about standing orders brings. */
export type StandingRequest = Omit<CallRequest<'getStandingOrders'>, 'path' | 'query' | 'body'>;
/** What every call about one occurrence brings. */
export type OccurrenceRequest = StandingRequest & Pick<CallRequest<'skipOccurrence'>, 'path'>;

/** A request whose customer is certain. */
export type ActingRequest<Request extends StandingRequest> = Request & {
  readonly customer: ActingCustomer;
  readonly caller: AuthenticatedUser;
};

/**
 * The request of somebody who may read what the customer has.
 *
 * @throws ProblemError customer-forbidden
 */
export const acting = <Request extends StandingRequest>(request: Request): ActingRequest<Request> => {
  const { customer } = request;
  if (customer === undefined)
    return throwProblem('customer-forbidden', { detail: 'A standing order belongs to a customer.' });
  return { ...request, customer };
};

/**
 * The request of somebody who may order.
 *
 * @throws ProblemError customer-forbidden
 */
export const ordering = <Request extends StandingRequest>(request: Request): ActingRequest<Request> => {
  const found = acting(request);
  if (!found.customer.rights.includes('ORDER') || found.customer.isDisabled)
    throwProblem('customer-forbidden');
  return found;
};
