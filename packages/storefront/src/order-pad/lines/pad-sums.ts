import { decimal, type Decimal } from '@gastroshop/domain/money';
import type { PadLine } from './pad-line';

/** What the pad comes to. */
export interface PadSums {
  /** Rows that are not blank. */
  readonly filled: number;
  readonly ready: number;
  /** Rows with a corrected amount to accept. */
  readonly offers: number;
  /** Rows that cannot be ordered as they are. */
  readonly open: number;
  readonly checking: number;
  /** Net euro of the rows that are ready. */
  readonly net: string;
  /** An article among them is weighed. */
  readonly estimated: boolean;
}

/** Counts the rows and sums those that are ready. */
export const padSums = (lines: readonly PadLine[]): PadSums => {
  const counts = { BLANK: 0, CHECKING: 0, READY: 0, OFFER: 0, OPEN: 0 };
  let net: Decimal = decimal(0);
  let estimated = false;
  for (const { state, priced } of lines) {
    counts[state] += 1;
    if (state !== 'READY' || priced === undefined) continue;
    net = net.plus(priced.rowTotal);
    estimated ||= priced.estimated;
  }
  return {
    filled: lines.length - counts.BLANK,
    ready: counts.READY,
    offers: counts.OFFER,
    open: counts.OPEN,
    checking: counts.CHECKING,
    net: net.toFixed(2),
    estimated,
  };
};
