import { storageKey } from '@gastroshop/identity';
import type { ShopScope } from '../shop';

/** Whose cart edits belong to: one user of one customer of one tenant, in the shop or in one fair. */
export const outboxKey = ({ tenant, customerId, userId, place }: ShopScope): string =>
  storageKey(`cart-edits-${userId}${place.kind === 'FAIR' ? `-${place.fairCode}` : ''}`, {
    tenant,
    customerId,
  });
