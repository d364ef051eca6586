import type { CartEvent, LineConflict } from '@gastroshop/api-contract';

/** What somebody else did to a line while this page was open. */
export interface ColleagueChange {
  readonly userId: string;
  readonly kind: 'ADDED' | 'CHANGED' | 'REMOVED';
  /** The amount before; undefined where there was none. */
  readonly before: number | undefined;
  /** The amount now; undefined where the line is gone. */
  readonly after: number | undefined;
  readonly unit: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Both changed one line: what the cart holds, and what it does not. */
export interface ConflictView {
  readonly conflict: LineConflict;
  /** Who made the change that counts or was dropped; undefined where it is not known. */
  readonly userId: string | undefined;
}

/** What is to be told about the lines, by sku, and who ordered the cart meanwhile. */
export interface LiveChanges {
  readonly notes: ReadonlyMap<string, ColleagueChange>;
  readonly clashes: ReadonlyMap<string, ConflictView>;
  /** User who ordered or emptied the cart. */
  readonly whole: { readonly kind: 'SUBMITTED' | 'CLEARED'; readonly userId: string } | undefined;
}

/** Nothing to tell. */
export const EMPTY_CHANGES: LiveChanges = { notes: new Map(), clashes: new Map(), whole: undefined };

const KINDS = { ITEM_ADDED: 'ADDED', ITEM_CHANGED: 'CHANGED', ITEM_REMOVED: 'REMOVED' } as const;

/**
 * Takes an event of somebody else into what is to be told.
 *
 * @param shown the amount of the line as it was shown before
 */
export const applyCartEvent = (
  { notes, clashes, whole }: LiveChanges,
  event: CartEvent,
  shown: number | undefined,
): LiveChanges => {
  const { eventType, userId, sku, amount, unitAbbreviation, timestamp, conflict } = event;
  if (eventType === 'CART_SUBMITTED' || eventType === 'CART_CLEARED') {
    return {
      ...EMPTY_CHANGES,
      whole: { kind: eventType === 'CART_SUBMITTED' ? 'SUBMITTED' : 'CLEARED', userId },
    };
  }
  if (sku === undefined) return { notes, clashes, whole };
  const note: ColleagueChange = {
    userId,
    kind: KINDS[eventType],
    before: shown,
    after: eventType === 'ITEM_REMOVED' ? undefined : amount,
    unit: unitAbbreviation ?? '',
    at: Date.parse(timestamp),
  };
  return {
    notes: new Map(notes).set(sku, note),
    clashes: conflict === undefined ? clashes : new Map(clashes).set(sku, { conflict, userId }),
    whole,
  };
};

/** Takes the conflicts of an answer into what is to be told. */
export const applyConflicts = (live: LiveChanges, conflicts: readonly LineConflict[]): LiveChanges => {
  const clashes = new Map(live.clashes);
  for (const conflict of conflicts) {
    clashes.set(conflict.sku, { conflict, userId: live.notes.get(conflict.sku)?.userId });
  }
  return { ...live, clashes };
};

/** The buyer has read or settled what is told about a line. */
export const dismissLine = (live: LiveChanges, sku: string): LiveChanges => {
  if (!live.notes.has(sku) && !live.clashes.has(sku)) return live;
  const notes = new Map(live.notes);
  const clashes = new Map(live.clashes);
  notes.delete(sku);
  clashes.delete(sku);
  return { ...live, notes, clashes };
};
