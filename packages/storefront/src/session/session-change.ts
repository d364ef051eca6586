import type { Session } from '@gastroshop/identity';

/** What became of a session when the cookies were read again. */
export type SessionChange =
  | { readonly kind: 'none' }
  /** Nobody is signed in any more, or somebody else is. */
  | { readonly kind: 'user' }
  /** The same user acts for another customer. */
  | { readonly kind: 'customer'; readonly customerId: string; readonly isSwitch: boolean };

/**
 * Compares two readings of the cookies.
 *
 * @returns `isSwitch` tells a change from one customer to another from the first choice
 */
export const sessionChange = (before: Session, after: Session): SessionChange => {
  if (before.loggedIn !== after.loggedIn || before.user?.userId !== after.user?.userId) {
    return { kind: 'user' };
  }
  if (before.customerId === after.customerId) return { kind: 'none' };
  return {
    kind: 'customer',
    customerId: after.customerId,
    isSwitch: before.customerId !== '' && after.customerId !== '',
  };
};
