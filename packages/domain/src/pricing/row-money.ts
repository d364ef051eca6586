import { Decimal, type DecimalString, money } from '../money';
import type { RowMoney } from './priced-row';
import type { ReadFactor } from './read-factor';
import { rowTotal } from './row-total';
import { unitPrice, unitPriceText } from './unit-price';

const ONE = /* @__PURE__ */ new Decimal(1);

/** What one price makes of a quantity. */
export interface RowCalculation {
  readonly raw: Decimal;
  readonly factors: readonly ReadFactor[];
  readonly unitPrice: Decimal;
  readonly rowTotal: Decimal;
}

/**
 * Unit price and row total of a quantity at one price.
 *
 * @param raw the number of `rawValue`
 * @param quantity what is billed, in the unit of the price
 */
export const calculateRow = (
  raw: Decimal,
  rawValue: DecimalString,
  factors: readonly ReadFactor[],
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
export const rowMoney = (
  { raw, factors, unitPrice: perUnit, rowTotal: total }: RowCalculation,
  rawValue: DecimalString,
  quantity: Decimal,
): RowMoney => {
  const undiscounted = rowTotal(raw, quantity, []);
  const bonus = factors.find(({ source }) => source === 'BONUS')?.value;
  return {
    unitPrice: unitPriceText(perUnit, rawValue, factors),
    rowTotal: money(total),
    undiscountedRowTotal: money(undiscounted),
    discountEarned: money(undiscounted.minus(total)),
    bonus: money(bonus === undefined ? 0 : total.times(ONE.minus(bonus))),
  };
};
