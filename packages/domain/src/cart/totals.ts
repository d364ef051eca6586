import type { Money } from '../money';
import type { DepositKind } from './deposit';
import type { VatAmount } from './vat-ledger';

/** Sums in euro that are known without any VAT. */
export interface NetTotals {
  /** Sum of the row totals: net, discounts taken off, without fees and deposit. */
  readonly net: Money;
  /** What the discounts took off; it is already missing from `net`. */
  readonly discountEarned: Money;
  /** What will be paid back later; it lowers nothing here. */
  readonly bonus: Money;
  /** Sum of the fees, net. */
  readonly fees: Money;
  /** Deposit by kind. */
  readonly deposit: Readonly<Record<DepositKind, Money>>;
  /** Whether a weighed article is in it, so that every sum is a "ca." figure. */
  readonly estimated: boolean;
  /** Lines whose price is on request: they are in none of the sums. */
  readonly linesOnRequest: number;
}

/** Sums of which every part has a rate: net + fees + VAT + deposit = gross, to the cent. */
export interface TaxedTotals extends NetTotals {
  /** By delivery and rate, in the order of the deliveries, then rising rate. */
  readonly vat: readonly VatAmount[];
  readonly gross: Money;
}

/** Sums of which some part has no known rate: neither VAT nor gross are there, not even in part. */
export interface UntaxedTotals extends NetTotals {
  readonly vat?: undefined;
  readonly gross?: undefined;
}

/**
 * The sums of a cart or an order. `gross` can be read only where `vat` is there.
 *
 * @example if (totals.vat !== undefined) show(totals.gross);
 */
export type CartTotals = TaxedTotals | UntaxedTotals;
