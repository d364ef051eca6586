import type { DecimalString } from '../money';
import type { LineDelivery } from './line-delivery';
import type { VatRate } from './vat';

/**
 * What is billed besides goods, for example a surcharge on small orders or for the delivery.
 *
 * A fee belongs to the delivery it names. One that names none belongs to the first delivery of the order: that is the
 * first occasion it can be billed, and the rate of that day is its rate.
 */
export interface Fee {
  /** Key of the kind of fee as the wire names it. */
  readonly kind: string;
  /** Net euro. */
  readonly netString: DecimalString;
  readonly vat?: readonly VatRate[] | undefined;
  readonly delivery?: LineDelivery | undefined;
}
