import type { LineContent } from '@gastroshop/api-contract';
import type { StoredLine } from '@gastroshop/domain/cart';
import type { CartLineRow } from './cart-rows';

/** What a line held when it was taken out. */
export interface RemovedLine {
  readonly content: LineContent;
  readonly at: Date;
  /** It went with all others when the cart was emptied, and comes back with them. */
  readonly withCart: boolean;
}

/** A line while a write is being decided. */
export interface PendingLine {
  readonly sku: string;
  readonly position: number;
  readonly stored: StoredLine;
  readonly removed: RemovedLine | undefined;
  /** Opaque, carried through unchanged. */
  readonly nara: unknown;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

/** A line of the cart: one that has a content. */
export interface LiveLine extends PendingLine {
  readonly stored: StoredLine & { readonly content: LineContent };
}

/** Whether a line is in the cart. */
export const hasContent = (line: PendingLine): line is LiveLine => line.stored.content !== undefined;

const removedOf = ({ removed_content: stored, removed_at: at }: CartLineRow): RemovedLine | undefined => {
  if (stored === null || at === null) return undefined;
  const { withCart = false, ...content } = stored;
  return { content, at, withCart };
};

/** A stored line as rules see it. */
export const draftOf = (row: CartLineRow): PendingLine => ({
  sku: row.sku,
  position: row.position,
  stored: {
    version: row.version,
    content: row.content ?? undefined,
    actedAt: row.acted_at.getTime(),
    operationId: row.operation_id ?? undefined,
    ...row.stamps,
    knownOperationIds: row.known_operations,
  },
  removed: removedOf(row),
  nara: row.nara ?? undefined,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
});
