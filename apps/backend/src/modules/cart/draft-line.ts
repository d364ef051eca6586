import type { LineContent } from '@gastroshop/api-contract';
import type { StoredLine } from '@gastroshop/domain/cart';
import type { CartLineRow } from './cart-rows';

/** A line while a write is being decided. */
export interface DraftLine {
  readonly sku: string;
  readonly position: number;
  readonly stored: StoredLine;
  /** What the line held when it was taken out. */
  readonly removed: { readonly content: LineContent; readonly at: Date } | undefined;
  /** Opaque, carried through unchanged. */
  readonly nara: unknown;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

/** A line of the cart: one that has a content. */
export interface LiveLine extends DraftLine {
  readonly stored: StoredLine & { readonly content: LineContent };
}

/** Whether a line is in the cart. */
export const isLive = (line: DraftLine): line is LiveLine => line.stored.content !== undefined;

/** A stored line as rules see it. */
export const draftOf = (row: CartLineRow): DraftLine => ({
  sku: row.sku,
  position: row.position,
  stored: {
    version: row.version,
    content: row.content ?? undefined,
    actedAt: row.acted_at.getTime(),
    operationId: row.operation_id ?? undefined,
    knownOperationIds: row.known_operations,
  },
  removed:
    row.removed_content === null || row.removed_at === null
      ? undefined
      : { content: row.removed_content, at: row.removed_at },
  nara: row.nara ?? undefined,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
});
