import type { TenantCode } from '@gastroshop/identity';
import type { Clock as DomainClock } from '@gastroshop/domain/calendar';
import type { Order } from '@gastroshop/api-contract';
import type { ActingCustomer, AuthenticatedUser } from '../../access';
import { redactFor } from '../../calls';
import type { Queries } from '../../db';
import { fairEntry, type FairAdmission } from '../fair';
import { buyerOf, type Buyer } from '../product';

/** Which cart: the own one of a customer has the code '', any other that of its fair. */
export interface CartKey {
  readonly tenant: TenantCode;
  readonly customerId: string;
  readonly code: string;
}

/** Somebody at a cart: all that what is answered depends on. */
export interface CartAccess {
  readonly key: CartKey;
  readonly buyer: Buyer & { readonly customer: ActingCustomer };
  readonly userId: string;
  readonly seesPrices: boolean;
  readonly seesBonuses: boolean;
  readonly now: Date;
  /** What of an order the visitor may see. */
  readonly visible: (order: Order) => unknown;
  /** The fair whose cart it is; missing: the own cart. */
  readonly fair?: FairAdmission | undefined;
}

/** What of a call a visit is made from. */
export interface CartRequest extends Buyer {
  readonly customer: ActingCustomer;
  readonly caller: AuthenticatedUser;
  readonly seesPrices: boolean;
  readonly now: Date;
}

const visitOf = (request: CartRequest, code: string): CartAccess => ({
  key: { tenant: request.tenant, customerId: request.customer.id, code },
  buyer: { ...buyerOf(request), customer: request.customer },
  userId: request.caller.userId,
  seesPrices: request.seesPrices,
  seesBonuses: request.caller.flags.canSeeBonuses,
  now: request.now,
  visible: (order) => redactFor(order, request.caller.flags, request.seesPrices),
});

/** A visit of the own cart. */
export const mainCartAccess = (request: CartRequest): CartAccess => visitOf(request, '');

/** A visit of the cart in a fair, whether the fair exists, is open, or not. */
export const fairCartAccess = async (
  request: CartRequest & { readonly path: { readonly subshopCode: string } },
  queries: Queries,
): Promise<CartAccess> => {
  const { subshopCode } = request.path;
  return { ...visitOf(request, subshopCode), fair: await fairEntry(queries, request, subshopCode) };
};

/** The moment of a visit as the rules' clock. */
export const clockOf = ({ now }: Pick<CartAccess, 'now'>): DomainClock => ({ now: () => now.getTime() });
