import type { Delivery } from './delivery';
import type { TemperatureGroup } from './temperature-group';

/** A delivery that something of a cart comes with, and how that travels. */
export interface GoodsDelivery {
  readonly delivery: Delivery;
  readonly temperature: TemperatureGroup;
}

/** Until when what is in a cart must be ordered. */
export interface DeadlinesToMeet {
  /** The delivery of the earliest deadline. */
  readonly first: Delivery;
  /** The one of the next later deadline; undefined where everything has to meet the first. */
  readonly rest: Delivery | undefined;
  /** What has to meet the first are frozen goods alone. */
  readonly isFrozenFirst: boolean;
}

/**
 * The one deadline that is told wherever a deadline is told: the earliest that what is in the cart has to meet, and the next
 * one for the rest. What has passed is told beside its line.
 *
 * @param now epoch milliseconds
 * @returns undefined where no deadline lies ahead
 */
export const deadlinesToMeet = (goods: Iterable<GoodsDelivery>, now: number): DeadlinesToMeet | undefined => {
  const ahead = [...goods].filter(({ delivery }) => now < delivery.deadline);
  const byDeadline = ahead.toSorted((one, other) => one.delivery.deadline - other.delivery.deadline);
  const first = byDeadline[0]?.delivery;
  if (first === undefined) return undefined;
  const rest = byDeadline.find(({ delivery }) => delivery.deadline > first.deadline)?.delivery;
  const isFrozenFirst = byDeadline.every(
    ({ delivery, temperature }) => delivery.deadline > first.deadline || temperature === 'FROZEN',
  );
  return { first, rest, isFrozenFirst };
};
