import type { DecimalInput, DecimalString } from '../money';
import type { Deposit } from './deposit';
import type { LineDelivery } from './line-delivery';
import type { VatRate } from './vat';

/** What the sums need of a priced row. */
export interface TotalsRow {
  /** Net euro, rounded to the cent. */
  readonly rowTotal: DecimalString;
  /** Euro that discounts took off. */
  readonly discountEarned: DecimalString;
  /** Euro paid back later. */
  readonly bonus: DecimalString;
  /** Whether the row total rests on an expected weight. */
  readonly estimated: boolean;
}

/** A line as it counts in the sums of a cart or an order. */
export interface TotalsLine {
  readonly delivery: LineDelivery;
  /** Undefined when the price is on request: such a line is counted, and nothing of it is summed. */
  readonly row: TotalsRow | undefined;
  /** Amount × ratio, for the deposit. */
  readonly storageQuantity: DecimalInput;
  readonly vat?: readonly VatRate[] | undefined;
  readonly deposit?: Deposit | undefined;
}
