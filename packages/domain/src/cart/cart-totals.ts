import type { DecimalInput } from '../money';
import { fromCents, toCents, type Cents } from './cents';
import { rowDeposit, type Deposit, type DepositKind } from './deposit';
import type { Fee } from './fee';
import { compareDeliveries, type LineDelivery } from './line-delivery';
import type { CartTotals, NetTotals } from './totals';
import type { TotalsLine, TotalsRow } from './totals-line';
import { vatRateOn } from './vat';
import { VatLedger } from './vat-ledger';

/** What a cart or an order is summed from. */
export interface CartTotalsInput {
  readonly lines: Iterable<TotalsLine>;
  readonly fees?: readonly Fee[] | undefined;
}

/**
 * Sums a cart or an order to the cent.
 *
 * VAT is rounded half up once for each delivery and rate, on the row totals, fees and taxed deposit of that rate;
 * the order's VAT adds the deliveries. Deposit of single-use containers is outside VAT, deposit of multi-use ones is
 * taxed at the article's rate. A line or fee without a rate for its day leaves VAT and gross out altogether. Fees
 * belong to the first delivery that has a day unless they name one. The order of the lines changes nothing. A line whose price is on
 * request is only counted: neither its deposit nor its missing rate touches the sums.
 *
 * @throws RangeError when an amount of money is no decimal number
 * @example
 * const totals = cartTotals({ lines: [line] });
 * if (totals.vat !== undefined) totals.gross; // '110.00'
 */
export const cartTotals = ({ lines, fees = [] }: CartTotalsInput): CartTotals => {
  const sums = new Sums();
  for (const line of lines) sums.addLine(line);
  for (const fee of fees) sums.addFee(fee);
  return sums.totals();
};

/** A line without any possible day is no delivery that a fee could be billed with. */
const isEarlier = (delivery: LineDelivery, first: LineDelivery | undefined): boolean =>
  delivery.date !== undefined && (first === undefined || compareDeliveries(delivery, first) < 0);

class Sums {
  readonly #vat = new VatLedger();
  readonly #deposit: Record<DepositKind, Cents> = { SINGLE_USE: 0n, MULTI_USE: 0n };
  #net = 0n;
  #discountEarned = 0n;
  #bonus = 0n;
  #fees = 0n;
  #estimated = false;
  #linesOnRequest = 0;
  #firstDelivery: LineDelivery | undefined;

  addLine(line: TotalsLine): void {
    const { delivery, row } = line;
    if (isEarlier(delivery, this.#firstDelivery)) this.#firstDelivery = delivery;
    if (row === undefined) this.#linesOnRequest += 1;
    else this.#addPricedLine(line, row);
  }

  /** Fees come after all lines, when the first delivery is known. */
  addFee(fee: Fee): void {
    const net = toCents(fee.netString);
    this.#fees += net;
    const delivery = fee.delivery ?? this.#firstDelivery ?? { date: undefined };
    this.#vat.add(delivery, vatRateOn(fee.vat, delivery.date), net);
  }

  totals(): CartTotals {
    const net = this.#netTotals();
    const vat = this.#vat.amounts();
    if (vat === undefined) return net;
    let gross = this.#net + this.#fees + this.#deposit.SINGLE_USE + this.#deposit.MULTI_USE;
    for (const amount of vat) gross += toCents(amount.vat);
    return { ...net, vat, gross: fromCents(gross) };
  }

  #addPricedLine({ delivery, storageQuantity, vat, deposit }: TotalsLine, row: TotalsRow): void {
    const rowTotal = toCents(row.rowTotal);
    this.#net += rowTotal;
    this.#discountEarned += toCents(row.discountEarned);
    this.#bonus += toCents(row.bonus);
    if (row.estimated) this.#estimated = true;
    const taxed = rowTotal + this.#addDeposit(deposit, storageQuantity);
    this.#vat.add(delivery, vatRateOn(vat, delivery.date), taxed);
  }

  /** Answers what of the deposit is taxed. */
  #addDeposit(deposit: Deposit | undefined, storageQuantity: DecimalInput): Cents {
    if (deposit === undefined) return 0n;
    const amount = toCents(rowDeposit(deposit, storageQuantity));
    this.#deposit[deposit.kind] += amount;
    return deposit.kind === 'MULTI_USE' ? amount : 0n;
  }

  #netTotals(): NetTotals {
    return {
      net: fromCents(this.#net),
      discountEarned: fromCents(this.#discountEarned),
      bonus: fromCents(this.#bonus),
      fees: fromCents(this.#fees),
      deposit: {
        SINGLE_USE: fromCents(this.#deposit.SINGLE_USE),
        MULTI_USE: fromCents(this.#deposit.MULTI_USE),
      },
      estimated: this.#estimated,
      linesOnRequest: this.#linesOnRequest,
    };
  }
}
