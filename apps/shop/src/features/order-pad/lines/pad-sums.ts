import { decimal, type Decimal } from '@gastroshop/domain/money';
import { isUnchecked } from './next-waiting';
import type { PadLine, PadLineState } from './pad-line';

/** What the pad comes to. */
export interface PadSums {
  /** Rows that order something: neither blank, nor without amount, nor without article. */
  readonly lines: number;
  readonly ready: number;
  /** Rows with a guess to confirm or an amount to accept. */
  readonly toConfirm: number;
  /** Rows that cannot be ordered as they are. */
  readonly open: number;
  /** Rows whose answer is on its way. */
  readonly checking: number;
  /** Rows of a form without amount. */
  readonly notOrdered: number;
  /** Rows that are no order lines. */
  readonly noise: number;
  /** Net euro of the rows that are ready. */
  readonly net: string;
  /** An article among them is weighed. */
  readonly estimated: boolean;
}

/** Counts the rows and sums those that are ready. */
export const padSums = (lines: readonly PadLine[]): PadSums => {
  const counts: Record<PadLineState, number> = {
    BLANK: 0,
    CHECKING: 0,
    READY: 0,
    GUESSED: 0,
    OFFER: 0,
    OPEN: 0,
    NOT_ORDERED: 0,
    NOISE: 0,
  };
  let net: Decimal = decimal(0);
  let estimated = false;
  let checking = 0;
  for (const line of lines) {
    const { state, priced } = line;
    counts[state] += 1;
    if (isUnchecked(line)) checking += 1;
    if (state !== 'READY' || priced === undefined) continue;
    net = net.plus(priced.rowTotal);
    estimated ||= priced.estimated;
  }
  return {
    lines: lines.length - counts.BLANK - counts.NOT_ORDERED - counts.NOISE,
    ready: counts.READY,
    toConfirm: counts.GUESSED + counts.OFFER,
    open: counts.OPEN,
    checking,
    notOrdered: counts.NOT_ORDERED,
    noise: counts.NOISE,
    net: net.toFixed(2),
    estimated,
  };
};
