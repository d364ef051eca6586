import type { Cart } from '@gastroshop/api-contract';
import { type DeadlinesToMeet, deadlinesToMeet } from '@gastroshop/domain/delivery';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type WithCartOutbox, cartQuery } from '../cart';
import { customerQuery } from '../session';
import { useShop } from '../shop';
import { planDeliveries } from './delivery-plan';
import { goodsOfPlan } from './goods-of-plan';
import { useNextDelivery } from './use-next-delivery';
import { useNow } from './use-now';

/** The deadlines as a header tells them. */
export interface DeadlinesView extends DeadlinesToMeet {
  /** The backend's time at which they were worked out, epoch milliseconds. */
  readonly now: number;
}

const itemsOf = ({ items }: Cart) =>
  items.map(({ sku, product: { attributes }, plan }) => ({
    sku,
    attributes,
    days: plan?.map(({ date }) => date),
  }));

/**
 * The earliest deadline that what is in the cart has to meet, and that of the rest; with an empty cart the next one at all.
 * Undefined while the customer is not loaded and where no delivery is possible.
 */
export const useCartDeadlines = (): DeadlinesView | undefined => {
  const { client, gateway } = useShop();
  const { terms } = gateway;
  const { data: customer } = useQuery(customerQuery(client, gateway.scope));
  const { data: items } = useQuery({ ...cartQuery(gateway), select: itemsOf });
  const edits = useSelector(({ cartEdits }: WithCartOutbox) => cartEdits.edits);
  const outlook = useNextDelivery();
  const now = useNow();
  return useMemo(() => {
    const lines = (items ?? []).filter(({ sku }) => edits[sku]?.amount !== 0);
    const plan =
      customer &&
      planDeliveries({ customer, articles: lines.map(({ attributes }) => attributes), dates: terms, now });
    const deadlines = plan && deadlinesToMeet(goodsOfPlan(lines, plan), now);
    if (deadlines !== undefined) return { ...deadlines, now };
    return outlook && { first: outlook.earliest, rest: undefined, isFrozenFirst: false, now };
  }, [items, edits, customer, terms, now, outlook]);
};
