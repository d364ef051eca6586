import type { StandingOrderLine } from '@gastroshop/api-contract';
import type { StoredStandingLine } from '../../db';
import { lineView, priceLine, rowTotalOf, type LineView } from '../cart';
import type { LoadedProducts } from '../product';

/** A line as it would be ordered today. */
export interface PricedLine {
  readonly stored: StoredStandingLine;
  readonly view: LineView;
  readonly isMissing: boolean;
  /** The line that is not to be had and that it comes instead of. */
  readonly insteadOf?: PricedLine | undefined;
  /** Net euro; undefined: not to be had, or a price on request. */
  readonly total: string | undefined;
}

const isMissing = ({ problem }: LineView): boolean =>
  problem !== undefined && problem.code !== 'INVALID_AMOUNT';

/** A line as it would be ordered on a day. */
export const pricedLine = (
  stored: StoredStandingLine,
  products: LoadedProducts,
  today: string,
): PricedLine => {
  const { sku, amount, unitAbbreviation } = stored;
  const view = lineView(sku, { amount, unitAbbreviation }, products);
  const parts = priceLine(view, { orderDay: today, fair: undefined });
  return {
    stored,
    view,
    isMissing: isMissing(view),
    total: isMissing(view) || parts === undefined ? undefined : rowTotalOf(parts),
  };
};

/** A line as the wire has it. */
export const lineOnTheWire = (
  { stored, view: { product }, isMissing, total }: PricedLine,
  position: number,
): StandingOrderLine => ({
  position,
  sku: stored.sku,
  unitAbbreviation: stored.unitAbbreviation,
  amount: stored.amount,
  name: product.name,
  ...(product.thumbnailUrl !== undefined && { thumbnailUrl: product.thumbnailUrl }),
  isAvailable: !isMissing,
  ...(total !== undefined && { net: total }),
  ...(product.weighed !== undefined && { estimated: true }),
});
