import { correctAmount, unitByAbbreviation, type AmountCorrection } from '../quantity';
import type { CartLine } from './cart-line';
import type { LineArticle } from './line-article';

/** A line as a screen stores it, and what was done to its amount. */
export interface CommittedLine<Line extends CartLine> {
  readonly line: Line;
  /** Where `corrected` is true the buyer is warned. */
  readonly correction: Extract<AmountCorrection, { orderable: true }>;
}

/**
 * A line as it is stored when the buyer commits an amount or another unit: an amount below the minimum of the unit
 * becomes the smallest allowed one (QTY-2). Never to be used while somebody types.
 *
 * @returns undefined when the article has no such unit or cannot be ordered in it; see `lineProblem` for the reason
 * @throws RangeError when the amount is not whole or the unit's ratio is no decimal number above 0
 */
export const commitLine = <Line extends CartLine>(
  line: Line,
  { units, minSaleQuantity = 0 }: Pick<LineArticle, 'units' | 'minSaleQuantity'>,
): CommittedLine<Line> | undefined => {
  const unit = unitByAbbreviation(units, line.unitAbbreviation);
  if (unit === undefined) return undefined;
  const correction = correctAmount(line.amount, unit, minSaleQuantity);
  return correction.orderable ? { line: { ...line, amount: correction.amount }, correction } : undefined;
};
