import type { OrderSubmission } from '@gastroshop/api-contract';
import type { SeenCart } from '@gastroshop/domain/cart';

/** What was shown to a buyer last, as far as it was kept. */
interface Sight {
  readonly version: number;
  readonly seen: SeenCart;
}

/**
 * What the buyer saw: what the client says, else what was shown last. Delivery plans a client does not speak of are
 * taken from the answer that showed it the very version it names, so that a colleague's new days are never ordered
 * unseen.
 */
export const seenCart = (told: OrderSubmission['seen'], sight: Sight | undefined): SeenCart | undefined => {
  if (told === undefined) return sight?.seen;
  if (sight?.version !== told.cartVersion) return told;
  const plans = new Map(sight.seen.lines.map(({ sku, plan }) => [sku, plan]));
  return { ...told, lines: told.lines.map((line) => ({ ...line, plan: line.plan ?? plans.get(line.sku) })) };
};
