import type { Cart, CartEvent } from '@gastroshop/api-contract';
import type { CartDraft, CartEdit } from './cart-edit';
import type { CartEdits } from './cart-edits-slice';

/** What another tab of this browser has done to a cart. */
export interface CartNews {
  /** Whose cart, see `keptEditsKey`. */
  readonly owner: string;
  /** The cart as the backend told it, where it did. */
  readonly cart?: Cart | undefined;
  /** What the tab that follows the cart has heard of it, with its place among all events. */
  readonly heard?: { readonly event: CartEvent; readonly id: string | undefined } | undefined;
}

/**
 * Where the buyer's changes of carts are written down until the backend has them: over reloads and killed browsers, for
 * all tabs together. Nothing of it fails; what cannot be written is kept as long as the page lives, and told.
 */
export interface CartJournal {
  /** What waits for one owner: of each article the last change, and what was typed. */
  readonly read: (owner: string) => Promise<Pick<CartEdits, 'edits' | 'drafts'>>;
  /** Writes a change down; answers when it will outlive a power cut. */
  readonly append: (owner: string, edit: CartEdit) => Promise<void>;
  /** Strikes the named operations, and what they have replaced: the backend has answered them. */
  readonly settle: (owner: string, operationIds: readonly string[]) => Promise<void>;
  /** Keeps what was typed; undefined forgets it. */
  readonly keepDraft: (owner: string, sku: string, draft: CartDraft | undefined) => Promise<void>;
  /** Changes that wait to be sent, of whichever customer. */
  readonly count: () => Promise<number>;
  /** Does something to a cart while no other tab does. */
  readonly exclusively: (owner: string, work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs. */
  readonly tell: (news: CartNews) => void;
  /** Hears the other tabs; answers how to stop that. */
  readonly hear: (listener: (news: CartNews) => void) => () => void;
  /** Is told once that the browser takes nothing more; answers how to stop that. */
  readonly onUnkept: (listener: () => void) => () => void;
}
