import type { Cart, Customer } from '@gastroshop/api-contract';
import type { CartTotals } from '@gastroshop/domain/cart';
import type { ChosenDays } from '@gastroshop/domain/delivery';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type DeliveryPlan, planDeliveries, useNow } from '../delivery';
import { useProductContext } from '../product';
import type { ProductContext } from '../product';
import { customerQuery } from '../session';
import { useShop } from '../shop';
import type { CheckoutLine, RemovedLine } from './lines/checkout-line';
import type { LineContext } from './lines/line-price';
import { useCheckoutLines } from './lines/use-checkout-lines';
import { useTemperatureGroups } from './lines/use-temperature-groups';
import { lineTotals } from './totals/line-totals';

/** What a page of the checkout shows is made from. */
export interface Checkout {
  readonly cart: Cart | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** With those taken out on this page. */
  readonly lines: readonly CheckoutLine[];
  /** Those in the cart. */
  readonly live: readonly CheckoutLine[];
  readonly customer: Customer | undefined;
  /** Undefined while the customer is being loaded. */
  readonly plan: DeliveryPlan | undefined;
  /** Undefined where prices may not be seen. */
  readonly totals: CartTotals | Cart['totals'];
  readonly context: ProductContext & LineContext;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
}

/** What narrows the checkout. */
export interface CheckoutSelection {
  readonly days?: ChosenDays | undefined;
  readonly addressId?: string | undefined;
  readonly removed?: readonly RemovedLine[] | undefined;
  /** Reckons the sums on the days chosen; otherwise the backend's count, as soon as it knows everything. */
  readonly onChosenDays?: boolean | undefined;
}

const NO_CHOICE: CheckoutSelection = {};

/** The cart with its deliveries and sums, as lines, customer and clock stand. */
export const useCheckout = (choice: CheckoutSelection = NO_CHOICE): Checkout => {
  const { days, addressId, removed, onChosenDays = false } = choice;
  const { client, gateway } = useShop();
  const { cart, failed, retry, lines, settled } = useCheckoutLines(removed);
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const here = useProductContext();
  const now = useNow();
  const live = useMemo(() => lines.filter((line) => !line.removed), [lines]);
  const temperatures = useTemperatureGroups(live);
  const plan = useMemo(
    () =>
      customer === undefined
        ? undefined
        : planDeliveries({
            customer,
            temperatures,
            addressId,
            chosen: days,
            dates: gateway.terms,
            now,
          }),
    [customer, temperatures, addressId, days, gateway.terms, now],
  );
  const context = useMemo<LineContext & ProductContext>(
    () =>
      onChosenDays && plan !== undefined
        ? { ...here, chosenDayOf: ({ product }) => plan.lineOf(product.attributes)?.date }
        : here,
    [here, onChosenDays, plan],
  );
  const isTold = settled && !onChosenDays && cart?.totals !== undefined;
  // The line that was changed answers at once; the sums of a long cart follow when there is time.
  const calm = useDeferredValue(live);
  const reckoned = useMemo(
    () => (isTold ? undefined : lineTotals(calm, plan, context, cart?.fees)),
    [isTold, calm, plan, context, cart],
  );
  const totals = isTold && context.visibility.prices ? cart.totals : reckoned;
  return { cart, failed, retry, lines, live, customer, plan, totals, context, now };
};
