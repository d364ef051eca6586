import type { BranchProduct } from '../branch';
import type { DemoDay } from '../demo-day';
import { FAIR_CUSTOMER, type DemoCustomer } from '../people';
import { randomOf } from '../random';
import { demoOrder, type DemoOrder } from './demo-order';
import type { DemoFair } from './fairs';
import { fairDaysOf } from './fair-days';
import { orderDaysOf } from './order-days';
import { asksForTime } from './order-line';
import { repertoireOf, someOf } from './purchase-profile';

/** Who placed the orders of a customer. */
export interface Orderer {
  readonly userId: string;
  readonly userName: string;
}

const LINES = [14, 32] as const;
const FAIR_LINES = 24;
/** Repertoires are of what was already sold when the oldest of the recent orders were placed. */
const KNOWN_FOR_DAYS = 190;

/**
 * The orders of a customer in the last two years, the latest first.
 *
 * @param firstNumber number of the oldest order; the following ones count up
 */
export const ordersOf = (
  customer: DemoCustomer,
  orderer: Orderer,
  products: readonly BranchProduct[],
  {
    demo,
    fair,
    firstNumber,
  }: { readonly demo: DemoDay; readonly fair: DemoFair; readonly firstNumber: number },
): readonly DemoOrder[] => {
  const repertoire = repertoireOf(customer, products, demo.day(-KNOWN_FOR_DAYS)).filter(
    (product) => !asksForTime(product),
  );
  const days = orderDaysOf(customer, demo);
  const fairDays = customer.id === FAIR_CUSTOMER ? fairDaysOf(customer, fair, demo) : [];
  const all = [
    ...days.map((one) => ({ days: one, isFair: false })),
    ...fairDays.map((one) => ({ days: one, isFair: true })),
  ].sort((a, b) => b.days.orderedAt - a.days.orderedAt);
  return all.map((one, index) => {
    const number = String(firstNumber + all.length - index);
    const random = randomOf(`lines ${number}`);
    return demoOrder(
      {
        customer,
        ...orderer,
        number,
        articles: someOf(repertoire, `some ${number}`, one.isFair ? FAIR_LINES : random.int(...LINES)),
        days: one.days,
        source: one.isFair
          ? 'SUBSHOP'
          : customer.hasBestFriend && random.chance(0.15)
            ? 'BEST_FRIEND'
            : 'WEBSHOP',
        ...(one.isFair && { fair }),
      },
      demo,
    );
  });
};
