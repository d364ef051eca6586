import type { Cart, CartEvent } from '@gastroshop/api-contract';
import type { OrderDraft, OutboxEntry } from './outbox-entry';
import type { CartOutboxState } from './cart-outbox-slice';

/** What another tab of this browser has done to a cart. */
export interface CartBroadcast {
  /** Whose cart, see `outboxKey`. */
  readonly owner: string;
  /** The cart as the backend told it, where it did. */
  readonly cart?: Cart | undefined;
  /** What the tab that follows the cart has heard of it, with its place among all events. */
  readonly heard?: { readonly event: CartEvent; readonly id: string | undefined } | undefined;
}

/** Rows of an order pad that changes of the cart were made of. */
export interface RowsOfPad {
  /** Whose pad. */
  readonly owner: string;
  readonly ids: ReadonlySet<number>;
}

/**
 * Where the buyer's changes of carts are written down until the backend has them: over reloads and killed browsers, for
 * all tabs together. Nothing of it fails; what cannot be written is kept as long as the page lives, and told.
 */
export interface CartOutbox {
  /** What waits for one owner: of each article the last change, and what was typed. */
  readonly read: (owner: string) => Promise<Pick<CartOutboxState, 'edits' | 'drafts'>>;
  /**
   * Writes changes down, all or none; answers when they will outlive a power cut, or false where they will not outlive
   * the page. The rows they were made of leave their pad in the same stroke, so that nothing is in both or in neither.
   */
  readonly append: (owner: string, edits: readonly OutboxEntry[], from?: RowsOfPad) => Promise<boolean>;
  /** Strikes the named operations, and what they have replaced: the backend has answered them. */
  readonly settle: (owner: string, operationIds: readonly string[]) => Promise<void>;
  /** Keeps what was typed; undefined forgets it. */
  readonly keepDraft: (owner: string, sku: string, draft: OrderDraft | undefined) => Promise<void>;
  /** Changes that wait to be sent, of whichever customer. */
  readonly count: () => Promise<number>;
  /** Does something to a cart while no other tab does. */
  readonly exclusively: (owner: string, work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs. */
  readonly tell: (news: CartBroadcast) => void;
  /** Hears the other tabs; answers how to stop that. */
  readonly hear: (listener: (news: CartBroadcast) => void) => () => void;
  /** Is told once that the browser takes nothing more; answers how to stop that. */
  readonly onUnkept: (listener: () => void) => () => void;
}
