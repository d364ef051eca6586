import {
  clearCart,
  createClient,
  getCustomer,
  getUserCustomers,
  putCartItems,
  searchProducts,
} from '@gastroshop/api-client';
import { signInAt } from '@gastroshop/backend/testing';
import type { RequestedDays } from '@gastroshop/domain/delivery';
import { lastDays } from './last-days';

/** As many customers as callers at most: nobody waits for another's cart. */
const CUSTOMERS = 50;
const PRODUCTS = 300;
/** Above every minimum of the demonstration's articles, and a multiple of their packs. */
export const AMOUNT = 60;
/** Acts for thousands of customers. */
const USER_NAME = 'az100005';

/** A line to be ordered. */
interface Ordered {
  readonly sku: string;
  readonly unitAbbreviation: string;
}

/** One customer a caller acts for. */
interface Buyer {
  readonly customerId: string;
  /** Days an order of any goods can be placed for. */
  readonly days: RequestedDays;
}

/** Those who call, what they buy, and how they are known to the backend. */
export interface Buyers {
  readonly buyerOf: (caller: number) => Buyer;
  readonly articleAt: (index: number) => Ordered;
  readonly headers: () => Readonly<Record<string, string>>;
  /** A token lives five minutes: fetches another. */
  readonly renew: () => Promise<void>;
  /** Puts so many lines into each customer's cart, and nothing else. */
  readonly fill: (lines: number) => Promise<void>;
}

/** Signs on and reads what the loads are made from. */
export const prepareBuyers = async (origin: string): Promise<Buyers> => {
  let { token } = await signInAt(origin, USER_NAME);
  const client = createClient({
    basePaths: { shop: `${origin}/v1` },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetch(input, { ...init, headers });
    },
  });
  const assigned = (await getUserCustomers(client, { tenant: 'AZ' })).slice(0, CUSTOMERS);
  const buyers: Buyer[] = [];
  for (const { customerId } of assigned)
    buyers.push({ customerId, days: lastDays(await getCustomer(client, { tenant: 'AZ', customerId })) });
  const [first] = buyers;
  if (first === undefined) throw new Error(`${USER_NAME} acts for no customer`);
  const found = await searchProducts(client, {
    tenant: 'AZ',
    customerId: first.customerId,
    searchBody: { page: { size: PRODUCTS } },
  });
  const products = found.products.flatMap(({ sku, units, status, shopAvailability }): Ordered[] => {
    const unit = units.find(({ isVisible }) => isVisible);
    return unit === undefined || (shopAvailability?.status ?? status) !== 'ACTIVE'
      ? []
      : [{ sku, unitAbbreviation: unit.abbreviation }];
  });
  return {
    buyerOf: (caller) => buyers[caller % buyers.length] ?? first,
    articleAt: (index) => {
      const product = products[index % products.length];
      if (product === undefined) throw new Error('There is nothing to buy');
      return product;
    },
    headers: () => ({ authorization: `Bearer ${token}`, 'accept-language': 'de-AT', host: 'localhost' }),
    renew: async () => {
      ({ token } = await signInAt(origin, USER_NAME));
    },
    fill: async (lines) => {
      for (const { customerId } of buyers) {
        await clearCart(client, { tenant: 'AZ', customerId });
        await putCartItems(client, {
          tenant: 'AZ',
          customerId,
          items: products.slice(0, lines).map((product) => ({ ...product, amount: AMOUNT })),
        });
      }
    },
  };
};
