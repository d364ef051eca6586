import { sql, type KyselyPlugin } from 'kysely';
import type { Queries, Store } from '../db';
import type { ActingCustomer } from '../access';
import type { CartVisit } from '../modules/cart';
import type { PlantedOrderer } from './plant-ordering';

/** Takes the row locks out of queries: what code without them would do. */
const withoutLocks: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind !== 'SelectQueryNode') return node;
    const { endModifiers, ...rest } = node;
    return endModifiers === undefined ? node : rest;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

/** The same queries without locks, to prove that a race test notices. */
export const naiveQueries = (queries: Queries): Queries => queries.withPlugin(withoutLocks);

/** Takes away what keeps a second order of one cart out of the database; the store is good for nothing else after. */
export const dropSubmissionKeys = (store: Store): Promise<void> =>
  store.asSystem(async (queries) => {
    await sql`alter table submission drop constraint submission_pkey`.execute(queries);
    await sql`drop index submission_of_cart`.execute(queries);
  });

/** An orderer at the own cart, without a request. */
export const visitOf = ({ customerId, userId }: PlantedOrderer, now: Date): CartVisit => {
  const customer: ActingCustomer = {
    id: customerId,
    displayName: customerId,
    isDisabled: false,
    priceLists: [],
    hasCatalogRestriction: false,
    billingTime: undefined,
    rights: ['ORDER'],
  };
  return {
    key: { tenant: 'AZ', customerId, code: '' },
    buyer: { tenant: 'AZ', locale: 'de-AT', today: now.toISOString().slice(0, 10), customer },
    userId,
    seesPrices: true,
    now,
  };
};
