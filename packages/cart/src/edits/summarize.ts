import type { Cart } from '@gastroshop/api-contract';
import type { OutboxEntry } from '../outbox';

/** What is told of a cart in a word. */
export interface CartSummary {
  /** Lines, with those just added and without those just taken out. */
  readonly count: number;
  /** Net sum in euro as the backend told it, for those who may see it; none while it lacks what could not be sent. */
  readonly net: string | undefined;
  /** A weighed article is in it, so the sum is an estimate. */
  readonly estimated: boolean;
  /** Changes that could not be sent yet. */
  readonly unsent: number;
  /** Changes the backend does not know yet, whether they are on their way or could not be sent. */
  readonly waiting: number;
}

/** What the backend told of a cart, as far as a summary needs it. */
export interface ToldOfCart {
  readonly skus: readonly string[];
  readonly net: string | undefined;
  readonly estimated: boolean;
}

/** Reads of a cart what a summary needs. */
export const toldOfCart = ({ items, totals }: Cart): ToldOfCart => ({
  skus: items.map(({ sku }) => sku),
  net: totals?.net,
  estimated: totals?.estimated ?? false,
});

/** What is told of a cart in a word: what the backend said, with what the buyer has done since. */
export const summarize = (
  told: ToldOfCart | undefined,
  edits: Readonly<Record<string, OutboxEntry>>,
): CartSummary => {
  const skus = new Set(told?.skus);
  const changes = Object.values(edits);
  let unsent = 0;
  for (const { sku, amount, phase } of changes) {
    if (amount === 0) skus.delete(sku);
    else skus.add(sku);
    if (phase === 'unsent') unsent += 1;
  }
  return {
    count: skus.size,
    net: unsent > 0 ? undefined : told?.net,
    estimated: told?.estimated ?? false,
    unsent,
    waiting: changes.length,
  };
};
