import { decimal, type Decimal, type DecimalString } from '../money';

/** One counted article of the shop. */
export interface InventoryItem {
  readonly productSku: string;
  /** What was counted, in `capturedUnit`. A broken carton is a fraction. */
  readonly capturedQuantity: DecimalString | number;
  /** Abbreviation of the unit the count was taken in. */
  readonly capturedUnit: string;
  /** Storage units held by one captured unit at the time of counting. */
  readonly unitRatio: DecimalString | number;
  readonly categoryId?: string | undefined;
}

/** One counted article that the shop does not sell. */
export interface NonWebshopInventoryItem {
  readonly gtin?: string | undefined;
  readonly productName: string;
  readonly unit: string;
  readonly amount: DecimalString | number;
}

/**
 * What a counted item amounts to in storage units, exactly: quantity × ratio.
 *
 * @throws RangeError when quantity or ratio is no decimal number
 */
export const capturedStorageQuantity = (item: InventoryItem): Decimal =>
  decimal(item.capturedQuantity).times(decimal(item.unitRatio));
