import type { Route } from '../routes';
import type { AssignedCustomer } from './assigned-customer';
import {
  customerSelectorUrl,
  isCustomerSelector,
  targetAfterSelection,
  targetRouteFromUrl,
} from './customer-selector-url';

/** What is known when a logged-in user enters the shop. */
export interface CustomerSelectionInput {
  /** The customers the backend lists for the user. */
  readonly customers: readonly Pick<AssignedCustomer, 'customerId'>[];
  /** The customer selected so far; empty when none is. */
  readonly selected: string;
  /** Address the user is on the way to. */
  readonly intended: string;
  /** The stored post-login address, if there is one. */
  readonly storedTarget: string | undefined;
}

/** What to do about the customer. */
export type CustomerSelection = (
  | {
      /** Nobody to act for: the user browses like a visitor and is told whom to call. */
      readonly kind: 'no-customer';
    }
  | {
      /** The selected customer is still the user's. */
      readonly kind: 'keep';
    }
  | {
      /** Set this customer without asking. */
      readonly kind: 'set';
      readonly customerId: string;
    }
  | {
      /** Let the user choose. */
      readonly kind: 'ask';
    }
) & {
  /** Address to go to; `undefined` to stay on the way to the intended one. */
  readonly goTo: string | undefined;
  /** Whether the stored post-login address has been used and must be removed. */
  readonly clearStoredTarget: boolean;
};

/**
 * Decides about the customer of a logged-in user: with exactly one it is set and the stored post-login address is
 * used and cleared (SES-8), and the selector, where nothing is left to choose, is left for its target route (SEL-5);
 * with several the user goes to the selector, with the stored address as target route if
 * there is one, else the intended one (SES-9). A selected customer that is still the user's stays; one left behind
 * by somebody else does not.
 *
 * @param routes the known pages; a stored or intended address outside them counts as home
 */
export const decideCustomerSelection = (
  situation: CustomerSelectionInput,
  routes?: readonly Route[],
): CustomerSelection => {
  const { customers, selected, intended, storedTarget } = situation;
  const clearStoredTarget = storedTarget !== undefined;
  const goTo = clearStoredTarget ? targetAfterSelection(storedTarget, routes) : undefined;
  const [first, second] = customers;
  if (first === undefined) return { kind: 'no-customer', goTo, clearStoredTarget };
  if (customers.some(({ customerId }) => customerId === selected)) {
    return { kind: 'keep', goTo, clearStoredTarget };
  }
  if (second === undefined) {
    const onward = isCustomerSelector(intended)
      ? targetAfterSelection(targetRouteFromUrl(intended), routes)
      : undefined;
    return { kind: 'set', customerId: first.customerId, goTo: goTo ?? onward, clearStoredTarget };
  }
  // On the way to the selector its own target route must not get lost.
  if (goTo === undefined && isCustomerSelector(intended)) return { kind: 'ask', goTo, clearStoredTarget };
  return { kind: 'ask', goTo: customerSelectorUrl(goTo ?? intended, routes), clearStoredTarget };
};
