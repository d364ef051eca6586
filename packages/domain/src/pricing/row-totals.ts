import { Decimal, type DecimalString, toMoney } from '../money';
import type { RowTotals } from './priced-row';
import type { ParsedFactor } from './parsed-factor';
import { rowTotal } from './row-total';
import { unitPrice, unitPriceString } from './unit-price';

const ONE = /* @__PURE__ */ new Decimal(1);

/** What one price makes of a quantity. */
export interface RowCalculation {
  readonly raw: Decimal;
  readonly factors: readonly ParsedFactor[];
  readonly unitPrice: Decimal;
  readonly rowTotal: Decimal;
}

/**
 * Unit price and row total of a quantity at one price.
 *
 * @param raw the number of `rawValue`
 * @param quantity what is billed, in the unit of the price
 */
export const calculateRowTotals = (
  raw: Decimal,
  rawValue: DecimalString,
  factors: readonly ParsedFactor[],
  quantity: Decimal,
): RowCalculation => {
  const perUnit = unitPrice(raw, rawValue, factors);
  return { raw, factors, unitPrice: perUnit, rowTotal: rowTotal(perUnit, quantity, factors) };
};

/**
 * The sums of a calculated row.
 *
 * The discount earned compares with what the quantity costs at the raw value, rounded on its own. The bonus is the
 * share that is paid back of the row total, rounded; it lowers nothing (PRI-5).
 *
 * @param quantity what is billed, in the unit of the price
 */
export const rowTotals = (
  { raw, factors, unitPrice: perUnit, rowTotal: total }: RowCalculation,
  rawValue: DecimalString,
  quantity: Decimal,
): RowTotals => {
  const undiscounted = rowTotal(raw, quantity, []);
  const bonus = factors.find(({ source }) => source === 'BONUS')?.value;
  return {
    unitPrice: unitPriceString(perUnit, rawValue, factors),
    rowTotal: toMoney(total),
    undiscountedRowTotal: toMoney(undiscounted),
    discountEarned: toMoney(undiscounted.minus(total)),
    bonus: toMoney(bonus === undefined ? 0 : total.times(ONE.minus(bonus))),
  };
};
