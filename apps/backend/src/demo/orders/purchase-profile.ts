import { basePriceOf } from '../assortment';
import type { BranchProduct } from '../branch';
import type { DemoCustomer, PurchaseProfile } from '../people';
import { randomOf, shuffled } from '../random';

/** Articles a kitchen orders again and again, by the beginning of their shelf. */
const WANTED: Readonly<Record<PurchaseProfile, Readonly<Record<string, number>>>> = {
  INN: {
    '11': 20,
    '12': 8,
    '13': 4,
    '14': 20,
    '15': 24,
    '16': 5,
    '2': 20,
    '31': 6,
    '32': 6,
    '33': 6,
    '34': 10,
    '35': 4,
    '41': 8,
    '42': 7,
    '43': 4,
    '5': 6,
    '6': 10,
  },
  HOTEL: {
    '11': 16,
    '12': 10,
    '13': 6,
    '14': 26,
    '15': 28,
    '16': 8,
    '2': 18,
    '31': 4,
    '32': 6,
    '33': 4,
    '34': 8,
    '35': 10,
    '41': 8,
    '42': 5,
    '43': 6,
    '5': 10,
    '6': 16,
  },
  CANTEEN: {
    '11': 14,
    '12': 8,
    '14': 18,
    '15': 18,
    '16': 6,
    '2': 30,
    '31': 8,
    '32': 6,
    '33': 10,
    '34': 10,
    '35': 6,
    '41': 8,
    '43': 4,
    '6': 10,
  },
  CAFE: {
    '12': 4,
    '14': 16,
    '15': 10,
    '16': 8,
    '2': 16,
    '32': 6,
    '35': 10,
    '41': 8,
    '42': 3,
    '43': 12,
    '5': 6,
    '6': 10,
  },
};

const isOrderable = ({ status, prices, listedOn }: BranchProduct, before: string): boolean =>
  status === 'ACTIVE' && prices.length > 0 && listedOn < before;

/** Least expensive first choice: nobody's weekly order is of caviar. */
const DEAR = 140;

/** What a customer buys, its favourites first. */
export const repertoireOf = (
  customer: DemoCustomer,
  products: readonly BranchProduct[],
  listedBefore: string,
): readonly BranchProduct[] => {
  const wanted = Object.entries(WANTED[customer.taste]);
  const seed = `repertoire ${customer.tenant} ${customer.id}`;
  const pools = shuffled(
    products.filter((product) => isOrderable(product, listedBefore) && basePriceOf(product.group) < DEAR),
    seed,
  );
  const chosen = wanted.flatMap(([shelf, count]) =>
    pools.filter(({ doc }) => doc.categoryId?.startsWith(shelf) === true).slice(0, count),
  );
  return shuffled(chosen, `${seed} favourites`);
};

/** The prices of an article a customer has. */
export const pricesFor = ({ prices }: BranchProduct, customer: DemoCustomer, inFair?: string) =>
  prices.filter(
    ({ priceList, customerId, fairId }) =>
      (fairId === undefined || fairId === inFair) &&
      (priceList === undefined || customer.priceLists.includes(priceList)) &&
      (customerId === undefined || customerId === customer.id),
  );

/** Some of a repertoire: the favourites nearly always, the rest now and then. */
export const someOf = (
  repertoire: readonly BranchProduct[],
  seed: string,
  count: number,
): readonly BranchProduct[] => {
  const random = randomOf(seed);
  const favourites = repertoire.slice(0, 18).filter(() => random.chance(0.55));
  const rest = shuffled(repertoire.slice(18), seed);
  return [...favourites, ...rest].slice(0, count);
};
