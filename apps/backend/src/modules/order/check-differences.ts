import type { OrderSubmission } from '@gastroshop/api-contract';
import { compareSeen, differencesKey, type SeenCart } from '@gastroshop/domain/cart';
import { effectiveStatus } from '@gastroshop/domain/product';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { refuse } from '../../http';
import { rowTotalOf, type CartVisit } from '../cart';
import type { OrderRow } from './order-row';

/** What the buyer saw, and what would be ordered. */
export interface Comparison {
  /** Undefined: this buyer was never shown the cart, so there is nothing to compare. */
  readonly seen: SeenCart | undefined;
  readonly rows: readonly OrderRow[];
  readonly net: string;
}

/** Signs the very differences for this buyer and cart: what the token confirms is nothing else. */
const signed = (secret: Uint8Array, { key, userId }: CartVisit, differences: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['order-differences', key.tenant, key.customerId, key.code, userId, differences]))
    .digest('base64url');

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Refuses an order that differs from what the buyer saw, until exactly these differences are confirmed. The token is
 * the signature of their key, so it covers them as `coversDifferences` says. Who may not see prices is shown no price
 * differences and not stopped by them.
 *
 * @throws ProblemError order-differences with the differences and the token
 */
export const checkDifferences = (
  { seen, rows, net }: Comparison,
  visit: CartVisit,
  confirmationToken: OrderSubmission['confirmationToken'],
  secret: Uint8Array,
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
  const differences = compareSeen(seen, { lines, net }, { maySeePrices: visit.seesPrices });
  if (differences.length === 0) return;
  const token = signed(secret, visit, differencesKey(differences));
  if (confirmationToken !== undefined && isSame(confirmationToken, token)) return;
  refuse('order-differences', { more: { differences, confirmationToken: token } });
};
