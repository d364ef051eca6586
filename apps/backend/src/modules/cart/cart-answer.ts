import type { Cart, CartItem, DeletedCartItem, LineConflict } from '@gastroshop/api-contract';
import type { CartView, ViewedLine } from './cart-view';
import type { CartVisit } from './cart-visit';
import type { DraftLine } from './draft-line';

/** Lines taken out that an answer offers to bring back, latest first. */
const DELETED_ITEMS = 100;

const itemOf = ({ sku, content, product, unit, line }: ViewedLine): CartItem => ({
  sku,
  ...content,
  ...(unit !== undefined && { unit }),
  product,
  ...(product.resolvedCategory !== undefined && { category: product.resolvedCategory }),
  lastUpdatedAt: line.updatedAt.toISOString(),
  ...(line.nara !== undefined && { naraDto: line.nara }),
  version: line.stored.version,
});

const deletedItems = (removed: readonly DraftLine[]): readonly DeletedCartItem[] =>
  removed
    .flatMap(({ sku, removed: gone }) => (gone === undefined ? [] : [{ sku, ...gone }]))
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, DELETED_ITEMS)
    .map(({ sku, content, at }) => ({
      sku,
      unitAbbr: content.unitAbbreviation,
      deletedAt: at.toISOString(),
    }));

/** The wire's cart. */
export const cartAnswer = (
  { key, userId }: CartVisit,
  { head, lines, removed, totals }: CartView,
  conflicts: readonly LineConflict[] = [],
): Cart => ({
  customerId: key.customerId,
  userId,
  items: lines.map(itemOf),
  validSince: head.validSince.toISOString(),
  deletedItems: deletedItems(removed),
  version: head.version,
  ...(totals !== undefined && { totals }),
  ...(conflicts.length > 0 && { conflicts }),
});
