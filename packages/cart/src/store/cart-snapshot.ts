import type { Cart, Product } from '@gastroshop/api-contract';
import { type CartSummary, mergeLine, type OptimisticCartLine, summarize, toldOfCart } from '../edits';
import type { OutboxEntry } from '../outbox';

/** A line of a cart as its buyer sees it. */
export interface CartLine extends OptimisticCartLine {
  readonly sku: string;
  /** The product as the backend told it; missing of a line that was just added, until the backend has answered. */
  readonly product: Product | undefined;
}

/** A cart as its buyer sees it: what the backend said, with what the buyer has done since. */
export interface CartSnapshot extends CartSummary {
  /**
   * `LOADING` until the backend has told the cart; `UNREACHABLE` where it could not be read and none is known: it is
   * tried again by itself. What the buyer does counts at any time.
   */
  readonly status: 'LOADING' | 'READY' | 'UNREACHABLE';
  readonly lines: readonly CartLine[];
}

/** What is shown before anything is known, and on servers. */
export const EMPTY_SNAPSHOT: CartSnapshot = {
  status: 'LOADING',
  lines: [],
  count: 0,
  net: undefined,
  estimated: false,
  unsent: 0,
  waiting: 0,
};

/**
 * Puts together what the backend told and what the buyer has done since; lines just added come last.
 *
 * @param failed the cart could not be read
 */
export const toSnapshot = (
  cart: Cart | undefined,
  edits: Readonly<Record<string, OutboxEntry>>,
  failed: boolean,
): CartSnapshot => {
  const items = new Map((cart?.items ?? []).map((item) => [item.sku, item]));
  const skus = new Set([...items.keys(), ...Object.keys(edits)]);
  return {
    ...summarize(cart && toldOfCart(cart), edits),
    status: cart !== undefined ? 'READY' : failed ? 'UNREACHABLE' : 'LOADING',
    lines: [...skus].flatMap((sku) => {
      const item = items.get(sku);
      const line = mergeLine(item, edits[sku]);
      return line === undefined ? [] : [{ sku, ...line, product: item?.product }];
    }),
  };
};
