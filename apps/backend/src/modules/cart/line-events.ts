import type { CartEvent, LineConflict } from '@gastroshop/api-contract';
import { cartEventsBetween, isEqualContent, type CartLine } from '@gastroshop/domain/cart';
import type { CartVisit } from './cart-visit';
import type { Decision } from './decide-writes';
import { isLive, type DraftLine, type LiveLine } from './draft-line';

const cartLine = ({ sku, stored: { content } }: LiveLine): CartLine => ({
  sku,
  amount: content.amount,
  unitAbbreviation: content.unitAbbreviation,
});

/** Who, for whom and when: what all events of a change have in common. */
export const eventFrame = ({ key, userId, now }: CartVisit, cartVersion: number) => ({
  userId,
  customerId: key.customerId,
  timestamp: now.toISOString(),
  ...(key.code !== '' && { cartCode: key.code }),
  cartVersion,
});

/** A conflict whose line did not change: the later buyer's wish was dropped, and both are told. */
const lostWish = ({ sku, kept, dropped }: LineConflict) => {
  const content = kept ?? dropped;
  return {
    sku,
    eventType: kept === undefined ? ('ITEM_REMOVED' as const) : ('ITEM_CHANGED' as const),
    ...(content !== undefined && { amount: content.amount, unitAbbreviation: content.unitAbbreviation }),
  };
};

/** What a change means for others, as events. Notes and cost centres are changes as well. */
export const lineEvents = (
  visit: CartVisit,
  before: readonly DraftLine[],
  { lines, conflicts }: Decision,
  cartVersion: number,
): readonly CartEvent[] => {
  const frame = eventFrame(visit, cartVersion);
  const after = [...lines.values()].filter(isLive);
  const told = cartEventsBetween(before.filter(isLive).map(cartLine), after.map(cartLine));
  const known = new Set(told.flatMap((event) => ('sku' in event ? [event.sku] : [])));
  const beforeBySku = new Map(before.map((line) => [line.sku, line.stored.content]));
  const quiet = after
    .filter(({ sku, stored }) => !known.has(sku) && !isEqualContent(beforeBySku.get(sku), stored.content))
    .map((line) => ({ eventType: 'ITEM_CHANGED' as const, ...cartLine(line) }));
  const conflictBySku = new Map(conflicts.map((conflict) => [conflict.sku, conflict]));
  const events = [...told, ...quiet].map((event): CartEvent => {
    const conflict = 'sku' in event ? conflictBySku.get(event.sku) : undefined;
    if (conflict !== undefined) conflictBySku.delete(conflict.sku);
    return { ...frame, ...event, ...(conflict !== undefined && { conflict }) };
  });
  return [
    ...events,
    ...[...conflictBySku.values()].map((conflict): CartEvent => ({
      ...frame,
      ...lostWish(conflict),
      conflict,
    })),
  ];
};
