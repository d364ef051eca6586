import type { DBSchema } from 'idb';

/** A change of a cart, as it was written down: nothing that is read back is trusted to have its shape. */
interface WrittenEdit {
  /** Whose cart it belongs to. */
  readonly owner: string;
  readonly edit: unknown;
}

/** What was typed beside a cart and not added. */
interface WrittenDraft {
  readonly owner: string;
  readonly sku: string;
  readonly draft: unknown;
}

/** The last answer to a question, kept for when there is no network. */
export interface CacheEntry {
  /** Hash of the question's key. */
  readonly hash: string;
  readonly key: readonly unknown[];
  /** What kind of question it answers, for example `search`. */
  readonly kind: string;
  readonly tenant: string;
  readonly userId: string;
  /** Empty where the answer belongs to the user, whoever is acted for. */
  readonly customerId: string;
  readonly data: unknown;
  /** When the backend answered, epoch milliseconds. */
  readonly answeredAt: number;
}

/** A stock-taking that has not reached the backend: nothing that is read back is trusted to have its shape. */
interface WrittenCount {
  /** Who counts for whom. */
  readonly owner: string;
  readonly id: string;
  readonly count: unknown;
}

/** An order pad that is being written: nothing that is read back is trusted to have its shape. */
interface WrittenPad {
  /** Who writes it for whom. */
  readonly owner: string;
  readonly rows: readonly unknown[];
  /** Ids of rows that went into the cart: no tab that still shows them may bring them back. */
  readonly taken?: readonly number[];
}

/** What an app keeps in the browser's database. */
export interface ShopDatabase extends DBSchema {
  /** The journal of the carts' changes: only ever added to, until the backend has them. */
  edits: { key: number; value: WrittenEdit; indexes: { owner: string } };
  drafts: { key: [string, string]; value: WrittenDraft; indexes: { owner: string } };
  answers: { key: string; value: CacheEntry; indexes: { kind: string } };
  counts: { key: [string, string]; value: WrittenCount; indexes: { owner: string } };
  pads: { key: string; value: WrittenPad };
}

/** What the names of all databases of the shop and its sub-shops begin with. */
export const DATABASE_PREFIX = 'gastroshop-';
