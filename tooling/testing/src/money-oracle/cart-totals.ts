import { bestRows, isEstimate, type OracleRow, storageUnits } from './best-price';
import type { OracleDeposit, OracleFee, OracleLine, OracleVat } from './cart';
import { ceiling, type Fraction, fraction, plus, times, ZERO } from './fraction';
import type { OracleQuestion } from './price';
import { cents } from './round';

/** VAT of one delivery at one rate. */
export interface OracleVatSum {
  readonly delivery: string;
  readonly percent: Fraction;
  base: Fraction;
  vat: Fraction;
}

/** The sums of a cart; VAT and gross are missing together when one line's rate is not known. */
export interface OracleTotals {
  readonly net: Fraction;
  readonly discountEarned: Fraction;
  readonly bonus: Fraction;
  readonly fees: Fraction;
  readonly singleUseDeposit: Fraction;
  readonly multiUseDeposit: Fraction;
  readonly estimated: boolean;
  readonly unpriced: number;
  readonly taxed?: { readonly vat: readonly OracleVatSum[]; readonly gross: Fraction };
}

const HUNDREDTH: Fraction = { numerator: 1n, denominator: 100n };
const sum = (values: readonly Fraction[]): Fraction => values.reduce(plus, ZERO);

/** The rate that began last, on the day of the delivery or before it. */
const rateOn = (vat: readonly OracleVat[] | undefined, day: string): string | undefined =>
  (vat ?? [])
    .filter(({ from }) => from <= day)
    .sort((left, right) => (left.from < right.from ? -1 : 1))
    .at(-1)?.percent;

/** Containers are whole: a broken unit carries the next whole number of them. */
const depositOf = (deposit: OracleDeposit | undefined, question: OracleQuestion): Fraction =>
  deposit === undefined
    ? ZERO
    : cents(
        times(
          fraction(deposit.amount),
          ceiling(times(fraction(deposit.containersPerStorageUnit), storageUnits(question))),
        ),
      );

interface Taxable {
  readonly delivery: string;
  readonly rate: string | undefined;
  readonly base: Fraction;
}

/** Adds up per delivery and rate; undefined as soon as one rate is missing. */
const vatSums = (parts: readonly Taxable[]): OracleVatSum[] | undefined => {
  const sums = new Map<string, OracleVatSum>();
  for (const { delivery, rate, base } of parts) {
    if (rate === undefined) return undefined;
    const percent = fraction(rate);
    // "10" and "10.0" are one rate.
    const key = `${delivery} ${String((percent.numerator * 1_000_000n) / percent.denominator)}`;
    const entry = sums.get(key) ?? { delivery, percent, base: ZERO, vat: ZERO };
    entry.base = plus(entry.base, base);
    entry.vat = cents(times(entry.base, entry.percent, HUNDREDTH));
    sums.set(key, entry);
  }
  return [...sums.values()];
};

/** Net, deposit, fees, VAT once per delivery and rate, and what it all comes to. */
export const cartTotals = (lines: readonly OracleLine[], fees: readonly OracleFee[]): OracleTotals => {
  const rows: OracleRow[] = [];
  let estimated = false;
  const deposits = { SINGLE_USE: ZERO, MULTI_USE: ZERO };
  const taxables: Taxable[] = [];
  for (const { question, delivery, deliveryDay, vat, deposit } of lines) {
    const row = bestRows(question)[0];
    // Price on request: the line is orderable and in none of the sums, so its deposit and rate are not either.
    if (row === undefined) continue;
    const lineDeposit = depositOf(deposit, question);
    rows.push(row);
    estimated ||= isEstimate(question);
    if (deposit !== undefined) deposits[deposit.kind] = plus(deposits[deposit.kind], lineDeposit);
    const base = plus(row.rowTotal, deposit?.kind === 'MULTI_USE' ? lineDeposit : ZERO);
    taxables.push({ delivery, rate: rateOn(vat, deliveryDay), base });
  }
  for (const { net, delivery, deliveryDay, vat } of fees)
    taxables.push({ delivery, rate: rateOn(vat, deliveryDay), base: fraction(net) });

  const vat = vatSums(taxables);
  const net = sum(rows.map(({ rowTotal }) => rowTotal));
  const feeSum = sum(fees.map((fee) => fraction(fee.net)));
  const before = sum([net, feeSum, deposits.SINGLE_USE, deposits.MULTI_USE]);
  return {
    net,
    discountEarned: sum(rows.map(({ discountEarned }) => discountEarned)),
    bonus: sum(rows.map(({ bonus }) => bonus)),
    fees: feeSum,
    singleUseDeposit: deposits.SINGLE_USE,
    multiUseDeposit: deposits.MULTI_USE,
    estimated,
    unpriced: lines.length - rows.length,
    ...(vat === undefined ? {} : { taxed: { vat, gross: plus(before, sum(vat.map((entry) => entry.vat))) } }),
  };
};
