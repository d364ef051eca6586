import { decimal, type DecimalInput, type DecimalString } from '../money';
import type { WeighedPricing } from '../pricing';

/** An article that is ordered by the piece and billed by its weight, with the weights a piece may have. */
export interface WeighedProduct extends WeighedPricing {
  /** The least and the most one storage unit may hold, in `pricedBy` units. */
  readonly minimum?: DecimalString | number | undefined;
  readonly maximum?: DecimalString | number | undefined;
}

/** What a delivery of a weighed article will hold, in `unit`. Always an estimate, to be marked as such ("ca."). */
export interface EstimatedDelivery {
  readonly unit: string;
  readonly estimate: DecimalString;
  readonly minimum?: DecimalString | undefined;
  readonly maximum?: DecimalString | undefined;
}

/**
 * The weight to expect when a number of storage units is ordered.
 *
 * @param storageQuantity amount × ratio
 * @throws RangeError when a figure is no decimal number
 * @example estimatedDelivery({ pricedBy: 'kg', estimatedQuantityPerStorageUnit: '2.5' }, 2) // { unit: 'kg', estimate: '5' }
 */
export const estimatedDelivery = (
  weighed: WeighedProduct,
  storageQuantity: DecimalInput,
): EstimatedDelivery => {
  const quantity = decimal(storageQuantity);
  const times = (perUnit: DecimalInput): DecimalString => quantity.times(decimal(perUnit)).toFixed();
  return {
    unit: weighed.pricedBy,
    estimate: times(weighed.estimatedQuantityPerStorageUnit),
    ...(weighed.minimum === undefined ? {} : { minimum: times(weighed.minimum) }),
    ...(weighed.maximum === undefined ? {} : { maximum: times(weighed.maximum) }),
  };
};
