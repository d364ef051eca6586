import type { StandingOrderLine } from '@gastroshop/api-contract';
import type { Unit } from '@gastroshop/domain/quantity';
import type { ParAmount } from '@gastroshop/domain/standing-orders';
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
  /** How it is filled up; undefined: it comes in its amount. */
  readonly fill?: ParAmount | undefined;
  /** The line in the amount people saved, where it comes in another: prices are compared by this one. */
  readonly usual?: PricedLine | undefined;
}

/** Whether something of it would be ordered. */
export const isWanted = ({ isMissing: gone, fill }: PricedLine): boolean => !gone && fill?.kind !== 'ENOUGH';

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

/** A line as it is filled up; one without a stock to keep, or whose stock nobody knows, comes in its amount. */
export const filledLine = (
  line: PricedLine,
  products: LoadedProducts,
  today: string,
  fillOf: (par: number, unit: Pick<Unit, 'ratio'>) => ParAmount,
): PricedLine => {
  const { stored, view } = line;
  const unit = view.product.units.find(({ abbreviation }) => abbreviation === stored.unitAbbreviation);
  if (stored.par === undefined || unit === undefined) return line;
  const fill = fillOf(stored.par, unit);
  if (fill.kind !== 'ORDER') return { ...line, fill };
  return { ...pricedLine({ ...stored, amount: fill.amount }, products, today), fill, usual: line };
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
  ...(stored.par !== undefined && { par: stored.par }),
  name: product.name,
  ...(product.thumbnailUrl !== undefined && { thumbnailUrl: product.thumbnailUrl }),
  isAvailable: !isMissing,
  ...(total !== undefined && { net: total }),
  ...(product.weighed !== undefined && { estimated: true }),
});
