import type { Cart, CartItem, DeletedCartItem, LineConflict } from '@gastroshop/api-contract';
import type { CartView, ViewedLine } from './cart-view';
import type { CartAccess } from './cart-access';
import type { PendingLine, RemovedLine } from './pending-line';

/** Lines taken out one by one that an answer offers to bring back. */
const DELETED_ITEMS = 100;

const itemOf = ({ sku, content, product, unit, line, category }: ViewedLine): CartItem => ({
  sku,
  ...content,
  ...(unit !== undefined && { unit }),
  product,
  ...(category !== undefined && { category }),
  lastUpdatedAt: line.updatedAt.toISOString(),
  ...(line.nara !== undefined && { naraDto: line.nara }),
  version: line.stored.version,
});

/** How long an emptied cart comes back as a whole. */
const WHOLE_CART_MS = 24 * 60 * 60 * 1000;

type GoneLine = PendingLine & { readonly removed: RemovedLine };

const isGone = (line: PendingLine): line is GoneLine => line.removed !== undefined;

const deletedItem = (
  { sku, removed: { content, at }, stored, updatedBy }: GoneLine,
  withCart: boolean,
): DeletedCartItem => ({
  sku,
  unitAbbr: content.unitAbbreviation,
  deletedAt: at.toISOString(),
  content,
  version: stored.version,
  deletedBy: updatedBy,
  ...(withCart && { withCart }),
});

/** What can be brought back, latest first: all of an emptied cart, and of single lines the latest. */
const deletedItems = (removed: readonly PendingLine[], now: Date): readonly DeletedCartItem[] => {
  const gone = removed.filter(isGone).sort((a, b) => b.removed.at.getTime() - a.removed.at.getTime());
  const wentWithCart = ({ removed: { withCart, at } }: GoneLine): boolean =>
    withCart && now.getTime() - at.getTime() < WHOLE_CART_MS;
  const singles = new Set(gone.filter((line) => !wentWithCart(line)).slice(0, DELETED_ITEMS));
  return gone.flatMap((line) => {
    const withCart = wentWithCart(line);
    return withCart || singles.has(line) ? [deletedItem(line, withCart)] : [];
  });
};

/** The wire's cart. */
export const toCartResponse = (
  { key, userId, now }: CartAccess,
  { head, lines, removed, totals }: CartView,
  conflicts: readonly LineConflict[] = [],
): Cart => ({
  customerId: key.customerId,
  userId,
  items: lines.map(itemOf),
  validSince: head.validSince.toISOString(),
  deletedItems: deletedItems(removed, now),
  version: head.version,
  ...(totals !== undefined && { totals }),
  ...(conflicts.length > 0 && { conflicts }),
});
