import type { TenantCode } from '@gastroshop/identity';
import type { Clock as DomainClock } from '@gastroshop/domain/calendar';
import type { ActingCustomer, SignedIn } from '../../access';
import { buyerOf, type Buyer } from '../product';

/** Which cart: the own one of a customer has the code '', any other that of its fair. */
export interface CartKey {
  readonly tenant: TenantCode;
  readonly customerId: string;
  readonly code: string;
}

/** Somebody at a cart: all that what is answered depends on. */
export interface CartVisit {
  readonly key: CartKey;
  readonly buyer: Buyer & { readonly customer: ActingCustomer };
  readonly userId: string;
  readonly seesPrices: boolean;
  readonly now: Date;
}

/** What of a call a visit is made from. */
export interface CartRequest extends Buyer {
  readonly customer: ActingCustomer;
  readonly caller: SignedIn;
  readonly seesPrices: boolean;
  readonly now: Date;
}

/** A visit of the own cart. */
export const ownCartVisit = (request: CartRequest): CartVisit => ({
  key: { tenant: request.tenant, customerId: request.customer.id, code: '' },
  buyer: { ...buyerOf(request), customer: request.customer },
  userId: request.caller.userId,
  seesPrices: request.seesPrices,
  now: request.now,
});

/** The moment of a visit as the rules' clock. */
export const clockOf = ({ now }: Pick<CartVisit, 'now'>): DomainClock => ({ now: () => now.getTime() });
