import { decimal, type DecimalInput, type DecimalString } from '../money';
import { minimumAmountFor, smallestAllowedAmount, storageQuantity, type Unit } from '../quantity';

/** What a count leaves to be ordered. */
export interface ReplenishmentInput {
  /** The stock to keep, in `unit`. */
  readonly par: number;
  /** What was counted, in storage units. */
  readonly counted: DecimalInput;
  /** What is on its way already, in storage units. Missing: nothing. */
  readonly expected?: DecimalInput | undefined;
  /** The unit to order in. */
  readonly unit: Pick<Unit, 'ratio'>;
  /** Storage units. */
  readonly minSaleQuantity: number;
}

/** What to order after a count. */
export type ReplenishmentProposal =
  | { readonly kind: 'ENOUGH' }
  | {
      readonly kind: 'ORDER';
      /** Whole units to order, 1 to 99999. */
      readonly amount: number;
      /** What is missing against par and does not come anyway, in storage units. */
      readonly missing: DecimalString;
      /** More than is missing, because the article has a minimum sale quantity. */
      readonly raisedToMinimum: boolean;
    }
  /** The missing quantity, or the minimum sale quantity, is beyond 99999 of this unit. */
  | { readonly kind: 'NOT_IN_THIS_UNIT'; readonly missing: DecimalString };

/**
 * From count to order: what is missing against par and does not come anyway, in whole units rounded up, at least the smallest allowed amount.
 * Nothing is proposed when the stock reaches par with what is on its way.
 *
 * @throws RangeError when a figure is no decimal number or the ratio none above 0
 * @example proposeReplenishment({ par: 4, counted: '10', unit: { ratio: 6 }, minSaleQuantity: 0 })
 * // { kind: 'ORDER', amount: 3, missing: '14', raisedToMinimum: false }
 */
export const proposeReplenishment = ({
  par,
  counted,
  expected = 0,
  unit,
  minSaleQuantity,
}: ReplenishmentInput): ReplenishmentProposal => {
  const missing = decimal(storageQuantity(par, unit)).minus(decimal(counted)).minus(decimal(expected));
  if (missing.lte(0)) return { kind: 'ENOUGH' };
  const needed = minimumAmountFor(missing, unit);
  const smallest = smallestAllowedAmount(minSaleQuantity, unit);
  if (needed === undefined || smallest === undefined) {
    return { kind: 'NOT_IN_THIS_UNIT', missing: missing.toFixed() };
  }
  return {
    kind: 'ORDER',
    amount: Math.max(needed, smallest),
    missing: missing.toFixed(),
    raisedToMinimum: needed < smallest,
  };
};
