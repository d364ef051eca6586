import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '../shop';

/** How many are kept. */
const KEPT = 4;

type Whose = Pick<ShopScope, 'tenant' | 'userId'>;

const keyOf = ({ tenant, userId }: Whose): string =>
  storageKey(`recent-customers-${userId}`, { tenant, customerId: '' });

/** Numbers of the customers a user has chosen last in this browser, the last one first. */
export const loadRecentCustomers = (storage: BrowserStorage, whose: Whose): readonly string[] => {
  const kept = storage.read(keyOf(whose));
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
};

/** Notes that a user has chosen a customer. */
export const addRecentCustomer = (storage: BrowserStorage, whose: Whose, customerId: string): void => {
  const others = loadRecentCustomers(storage, whose).filter((id) => id !== customerId);
  storage.write(keyOf(whose), [customerId, ...others].slice(0, KEPT));
};
