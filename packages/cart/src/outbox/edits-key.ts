import { storageKey } from '@gastroshop/identity';
import type { CartScope } from './cart-scope';

/** Whose cart edits belong to: one user of one customer of one tenant, in the shop or in one fair. */
export const outboxKey = ({ tenant, customerId, userId, place }: CartScope): string =>
  storageKey(`cart-edits-${userId}${place.kind === 'FAIR' ? `-${place.fairCode}` : ''}`, {
    tenant,
    customerId,
  });
