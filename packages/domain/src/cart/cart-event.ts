import type { CartLine } from './cart-line';

/** What can happen to a cart, as the wire names it. */
export const CART_EVENT_TYPES = [
  'ITEM_ADDED',
  'ITEM_CHANGED',
  'ITEM_REMOVED',
  'CART_CLEARED',
  'CART_SUBMITTED',
] as const;
/** Kind of cart event, see {@link CART_EVENT_TYPES}. */
export type CartEventType = (typeof CART_EVENT_TYPES)[number];

/** What happened to one line. Amount and unit are those after the change, of a removed line those before. */
export interface LineEvent extends CartLine {
  readonly eventType: 'ITEM_ADDED' | 'ITEM_CHANGED' | 'ITEM_REMOVED';
}

/** What happened to the whole cart. */
export interface WholeCartEvent {
  readonly eventType: 'CART_CLEARED' | 'CART_SUBMITTED';
}

/** One event of a cart; who and when are added where it is stored. */
export type CartEvent = LineEvent | WholeCartEvent;

/**
 * What happened between two states of a cart (CRT-5): removed lines first, then changed and added ones, each in the
 * order of the cart. A cart of several lines that lost all of them was cleared; one that lost its only line had that
 * line removed. A submit cannot be seen from the lines, its event is CART_SUBMITTED alone.
 *
 * A line is changed when its amount or unit is another.
 */
export const cartEventsBetween = (
  before: readonly CartLine[],
  after: readonly CartLine[],
): readonly CartEvent[] => {
  if (after.length === 0 && before.length > 1) return [{ eventType: 'CART_CLEARED' }];
  const afterSkus = new Set(after.map(({ sku }) => sku));
  const beforeBySku = new Map(before.map((line) => [line.sku, line]));
  const events = before
    .filter(({ sku }) => !afterSkus.has(sku))
    .map((line) => lineEvent('ITEM_REMOVED', line));
  for (const line of after) {
    const old = beforeBySku.get(line.sku);
    if (old === undefined) events.push(lineEvent('ITEM_ADDED', line));
    else if (differs(old, line)) events.push(lineEvent('ITEM_CHANGED', line));
  }
  return events;
};

const differs = (a: CartLine, b: CartLine): boolean =>
  a.amount !== b.amount || a.unitAbbreviation !== b.unitAbbreviation;

const lineEvent = (
  eventType: LineEvent['eventType'],
  { sku, amount, unitAbbreviation }: CartLine,
): LineEvent => ({ eventType, sku, amount, unitAbbreviation });
