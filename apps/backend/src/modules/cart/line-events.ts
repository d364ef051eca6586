import type { CartEvent, LineConflict } from '@gastroshop/api-contract';
import { cartEventsBetween, isEqualContent, type CartLine } from '@gastroshop/domain/cart';
import type { CartAccess } from './cart-access';
import type { Decision } from './decide-writes';
import { hasContent, type PendingLine, type LiveLine } from './pending-line';

const cartLine = ({ sku, stored: { content } }: LiveLine): CartLine => ({
  sku,
  amount: content.amount,
  unitAbbreviation: content.unitAbbreviation,
});

/** Who, for whom and when: what all events of a change have in common. */
export const eventFrame = ({ key, userId, now }: CartAccess, cartVersion: number) => ({
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
  visit: CartAccess,
  before: readonly PendingLine[],
  { lines, conflicts }: Decision,
  cartVersion: number,
): readonly CartEvent[] => {
  const frame = eventFrame(visit, cartVersion);
  const after = [...lines.values()].filter(hasContent);
  const told = cartEventsBetween(before.filter(hasContent).map(cartLine), after.map(cartLine));
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
