import { parseBestellschluss } from './deadline-attribute';
import { parsePreOrderDays } from './pre-order-days';

/** What an article asks for beyond the slot's deadline. */
export interface ProductDeadline {
  /** Its Bestellschluss: minutes since Vienna midnight of the deadline's day. Missing: the slot's time counts. */
  readonly closesAt?: number | undefined;
  /** Days a pre-order article needs before the deadline. Missing: 0. */
  readonly preOrderDays?: number | undefined;
}

/** An article that asks for nothing of its own. */
export const NO_PRODUCT_DEADLINE: ProductDeadline = {};

/**
 * Reads an article's own deadline from its attributes Bestellschluss and Bestellartikel (pre-order).
 *
 * @example productDeadline([{ key: 'Bestellschluss', extension: '14:00' }]) // { closesAt: 840 }
 */
export const productDeadline = (
  attributes: readonly { readonly key: string; readonly extension?: string | undefined }[],
): ProductDeadline => {
  let closesAt: number | undefined;
  let preOrderDays: number | undefined;
  for (const { key, extension } of attributes) {
    if (key === 'Bestellschluss') closesAt ??= parseBestellschluss(extension);
    else if (key === 'Bestellartikel') preOrderDays ??= parsePreOrderDays(extension);
  }
  if (closesAt === undefined && preOrderDays === undefined) return NO_PRODUCT_DEADLINE;
  return { closesAt, preOrderDays };
};
