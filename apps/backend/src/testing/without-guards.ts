import { sql } from 'kysely';
import type { Store } from '../db';
import type { CartAccess } from '../modules/cart';
import type { FairAdmission } from '../modules/fair';
import { plainCustomer } from './plain-customer';
import type { SeededOrderer } from './seed-ordering';

/** Takes the lock out of the writing of carts, to prove that a race test notices; the store is good for nothing else after. */
export const dropCartLock = (store: Store): Promise<void> =>
  store.asSystem(async (queries) => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_functiondef('lock_cart'::regproc) as definition`.execute(queries);
    const definition = rows[0]?.definition ?? '';
    if (!definition.includes('for update')) throw new Error('There is no lock to take out');
    await sql.raw(definition.replaceAll('for update', '')).execute(queries);
  });

/** Takes away what keeps a second order of one cart out of the database; the store is good for nothing else after. */
export const dropSubmissionKeys = (store: Store): Promise<void> =>
  store.asSystem(async (queries) => {
    await sql`alter table submission drop constraint submission_pkey`.execute(queries);
    await sql`drop index submission_of_cart`.execute(queries);
  });

/** A fair that is open, with a factor, and takes one order of each customer. */
const openFair = (id: string): FairAdmission => ({
  fair: { id, isActive: true, billingTime: 'DELIVERY_TIME', globalDiscountFactor: '0.97' },
  rules: { isActive: true, maxOrdersPerCustomer: 1 },
  refusal: undefined,
});

/** An orderer at the own cart or, named, at that of an open fair, without a request. */
export const visitOf = ({ customerId, userId }: SeededOrderer, now: Date, code = ''): CartAccess => {
  const customer = plainCustomer(customerId, ['ORDER']);
  return {
    key: { tenant: 'AZ', customerId, code },
    buyer: { tenant: 'AZ', locale: 'de-AT', today: now.toISOString().slice(0, 10), customer },
    userId,
    seesPrices: true,
    seesBonuses: true,
    now,
    visible: (order) => order,
    ...(code !== '' && { fair: openFair(code) }),
  };
};
