import type { Totals } from '@gastroshop/api-contract';
import { bestRows, cartTotals, text } from '../../../../../tooling/testing/src/money-oracle';
import type { MoneyCart, MoneyLine } from './money-cart';

/** Every sum of a cart or an order, in one form whoever says it: plain text, sorted. */
export interface Figures {
  readonly net: string;
  readonly discountEarned: string;
  readonly bonus: string | undefined;
  readonly fees: string;
  readonly singleUse: string;
  readonly multiUse: string;
  readonly estimated: boolean;
  readonly onRequest: number;
  /** "day temperature rate base tax". */
  readonly vat: readonly string[] | undefined;
  readonly gross: string | undefined;
}

/** What the shop says. */
export const collectTotals = (totals: Totals): Figures => ({
  net: totals.net,
  discountEarned: totals.discountEarned,
  bonus: totals.bonus,
  fees: totals.fees,
  singleUse: totals.deposit.SINGLE_USE,
  multiUse: totals.deposit.MULTI_USE,
  estimated: totals.estimated,
  onRequest: totals.linesOnRequest,
  vat: totals.vat
    ?.map(({ date, temperature, ratePercent, base, vat }) =>
      [date, temperature, Number(ratePercent).toFixed(2), base, vat].join(' '),
    )
    .sort(),
  gross: totals.gross,
});

/** Fees go with the first delivery: the earliest day, and there the first temperature by name. */
const firstDelivery = (lines: readonly MoneyLine[]) =>
  [...lines].sort((left, right) => (left.delivery < right.delivery ? -1 : 1))[0];

/** What the oracle says. */
export const oracleFigures = ({ lines, fees }: MoneyCart): Figures => {
  const { delivery = '', deliveryDay = '' } = firstDelivery(lines) ?? {};
  const totals = cartTotals(
    lines,
    fees.map((fee) => ({ ...fee, delivery, deliveryDay })),
  );
  return {
    net: text(totals.net, 2),
    discountEarned: text(totals.discountEarned, 2),
    bonus: text(totals.bonus, 2),
    fees: text(totals.fees, 2),
    singleUse: text(totals.singleUseDeposit, 2),
    multiUse: text(totals.multiUseDeposit, 2),
    estimated: totals.estimated,
    onRequest: totals.unpriced,
    vat: totals.taxed?.vat
      .map(({ delivery: of, percent, base, vat }) =>
        [of, text(percent, 2), text(base, 2), text(vat, 2)].join(' '),
      )
      .sort(),
    gross: totals.taxed && text(totals.taxed.gross, 2),
  };
};

/** The row total of a line to the cent; undefined where its price is on request. */
export const oracleRowTotal = ({ question }: MoneyLine): string | undefined => {
  const [best] = bestRows(question);
  return best && text(best.rowTotal, 2);
};

/** Which order of reduction the price of a line has, where it has one. */
export const bestReduction = ({ question }: MoneyLine): 'SINGLE' | 'TOTAL' | undefined =>
  bestRows(question)[0]?.price.discount?.order;
