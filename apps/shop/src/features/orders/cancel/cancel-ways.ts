import type { OrderPart } from '../life/order-parts';

/** A way to cancel: the whole order or what comes on one day. */
export interface CancelWay {
  /** YYYY-MM-DD; undefined: the whole order. */
  readonly day: string | undefined;
  readonly parts: readonly OrderPart[];
  readonly positions: number;
  /** What makes it impossible; undefined: it is possible. */
  readonly obstacle: OrderPart | 'PLANNED' | undefined;
}

const skusOf = (parts: readonly OrderPart[]): number =>
  new Set(parts.flatMap(({ items }) => items.map(({ productSku }) => productSku))).size;

const wayOf = (day: string | undefined, parts: readonly OrderPart[], canBeApart: boolean): CancelWay => ({
  day,
  parts,
  positions: skusOf(parts),
  obstacle: parts.find(({ state }) => state !== 'OPEN') ?? (canBeApart ? undefined : 'PLANNED'),
});

/** What of an order can be cancelled: all of it, and each day where there are several. */
export const cancelWays = (parts: readonly OrderPart[]): readonly CancelWay[] => {
  const days = [...new Set(parts.flatMap(({ date }) => (date === undefined ? [] : [date])))];
  const whole = wayOf(undefined, parts, true);
  if (days.length < 2) return [whole];
  return [
    whole,
    ...days.map((day) => {
      const ofDay = parts.filter(({ date }) => date === day);
      const isPlanned = ofDay.some(({ items }) => items.some(({ plan }) => plan !== undefined));
      return wayOf(day, ofDay, !isPlanned);
    }),
  ];
};
