import type { CalendarDate } from '../calendar';

/** What of an order comes on a day, as far as it matters whether it moved; spelt as on the wire. */
export interface DeliveryLines {
  readonly date: CalendarDate;
  readonly lines: readonly { readonly productSku: string }[];
}

/** Lines of an order that come on another day than before. */
export interface MovedDelivery {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly skus: readonly string[];
  /** Nothing else of the order stays on the old day. */
  readonly isWhole: boolean;
}

const datesBySku = (deliveries: readonly DeliveryLines[]): ReadonlyMap<string, ReadonlySet<CalendarDate>> => {
  const dates = new Map<string, Set<CalendarDate>>();
  for (const { date, lines } of deliveries)
    for (const { productSku } of lines) dates.set(productSku, (dates.get(productSku) ?? new Set()).add(date));
  return dates;
};

/**
 * What moved to another day between two forms of an order, by days, the earliest first. A line that is spread over several
 * days is not told here, and what is new or gone has not moved.
 *
 * @example
 * movedDeliveries([{ date: '2026-11-26', lines: [{ productSku: '1' }] }], [{ date: '2026-11-30', lines: [{ productSku: '1' }] }])
 * // [{ from: '2026-11-26', to: '2026-11-30', skus: ['1'], isWhole: true }]
 */
export const movedDeliveries = (
  before: readonly DeliveryLines[],
  after: readonly DeliveryLines[],
): readonly MovedDelivery[] => {
  const [old, present] = [datesBySku(before), datesBySku(after)];
  const moves = new Map<string, { from: CalendarDate; to: CalendarDate; skus: string[] }>();
  for (const [sku, dates] of present) {
    const [to, ...others] = dates;
    const [from, ...othersBefore] = old.get(sku) ?? [];
    if (from === undefined || to === undefined || from === to) continue;
    if (others.length > 0 || othersBefore.length > 0) continue;
    const key = `${from} ${to}`;
    const move = moves.get(key) ?? { from, to, skus: [] };
    move.skus.push(sku);
    moves.set(key, move);
  }
  return [...moves.values()]
    .map((move) => ({
      ...move,
      isWhole: ![...present.values()].some((dates) => dates.has(move.from)),
    }))
    .sort((one, other) => `${one.from} ${one.to}`.localeCompare(`${other.from} ${other.to}`));
};
