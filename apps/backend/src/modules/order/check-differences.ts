import type { OrderSubmission } from '@gastroshop/api-contract';
import { diffSeenCart, differencesKey, type SeenCart } from '@gastroshop/domain/cart';
import { effectiveStatus } from '@gastroshop/domain/product';
import { throwProblem } from '../../http';
import { isSignatureOf, signText, type KeyRing } from '../../key-ring';
import { rowTotalOf, type CartAccess } from '../cart';
import type { OrderRow } from './order-row';

/** What the buyer saw, and what would be ordered. */
export interface Comparison {
  /** Undefined: this buyer was never shown the cart, so there is nothing to compare. */
  readonly seen: SeenCart | undefined;
  readonly rows: readonly OrderRow[];
  readonly net: string;
}

/** The very differences for this buyer and cart: what the token confirms is nothing else. */
const signedText = ({ key, userId }: CartAccess, differences: string): string =>
  JSON.stringify(['order-differences', key.tenant, key.customerId, key.code, userId, differences]);

/**
 * Refuses an order that differs from what the buyer saw, until exactly these differences are confirmed. The token is
 * the signature of their key, so it covers no others. Who may not see prices is shown no price differences and not
 * stopped by them.
 *
 * @throws ProblemError order-differences with the differences and the token
 */
export const checkDifferences = (
  { seen, rows, net }: Comparison,
  visit: CartAccess,
  confirmationToken: OrderSubmission['confirmationToken'],
  keyRing: KeyRing,
): void => {
  if (seen === undefined) return;
  const lines = rows.map(({ sku, content, parts, product }) => ({
    sku,
    unitAbbreviation: content.unitAbbreviation,
    amount: content.amount,
    rowTotal: rowTotalOf(parts),
    status: effectiveStatus(product),
    day: parts[0]?.delivery.date,
    plan: content.plan,
  }));
  const differences = diffSeenCart(seen, { lines, net }, { maySeePrices: visit.seesPrices });
  if (differences.length === 0) return;
  const text = signedText(visit, differencesKey(differences));
  if (confirmationToken !== undefined && isSignatureOf(keyRing, text, confirmationToken)) return;
  throwProblem('order-differences', { more: { differences, confirmationToken: signText(keyRing, text) } });
};
