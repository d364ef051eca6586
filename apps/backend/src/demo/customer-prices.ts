import type { PriceLine } from '../import';
import { basePriceOf, writtenPrice } from './assortment';
import type { BranchProduct } from './branch';
import type { DemoDay } from './demo-day';
import { repertoireOf } from './orders';
import type { DemoCustomer } from './people';
import { randomOf } from './random';

const SHARE = { fixed: 0.07, special: 0.14 } as const;

const specialOf = (
  customer: DemoCustomer,
  { sku, group, prices }: BranchProduct,
  { day, year }: DemoDay,
): PriceLine | undefined => {
  if (prices.length === 0) return undefined;
  const random = randomOf(`special ${customer.id} ${sku}`);
  const chance = random.next();
  const price = (type: 'FIXED' | 'SPECIAL', share: number): PriceLine => ({
    sku,
    customerId: customer.id,
    type,
    rawValueString: writtenPrice(basePriceOf(group) * share),
    minQuantity: 0,
  });
  if (chance < SHARE.fixed)
    return { ...price('FIXED', 0.93), fromDate: `${year}-01-01`, toDate: `${year + 1}-12-31` };
  if (chance < SHARE.special) return { ...price('SPECIAL', 0.9), fromDate: day(-40), toDate: day(50) };
  return undefined;
};

/** Gives the customers of the sign-ins prices of their own for some of what they order. */
export const withCustomerPrices = (
  products: readonly BranchProduct[],
  customers: readonly DemoCustomer[],
  demo: DemoDay,
): readonly BranchProduct[] => {
  const special = new Map<string, PriceLine[]>();
  for (const customer of customers.filter(({ orders }) => orders > 0))
    for (const product of repertoireOf(customer, products, demo.day(-190))) {
      const price = specialOf(customer, product, demo);
      if (price !== undefined) special.set(product.sku, [...(special.get(product.sku) ?? []), price]);
    }
  return products.map((product) => ({
    ...product,
    prices: [...product.prices, ...(special.get(product.sku) ?? [])],
  }));
};
