import { decimal, type DecimalInput, type DecimalString, isDecimalString } from '../money';

/** Up to this strength, in percent by volume, a drink needs no statement of its alcohol. */
export const ALCOHOL_THRESHOLD_PERCENT = '1.2';

/** What is shown for a product with alcohol. */
export interface AlcoholNotice {
  /** Strength in percent by volume. */
  readonly percentByVolume: DecimalString;
  /** The cart line and the delivery papers carry the note about handing alcohol to adults only. */
  readonly handOverNote: true;
}

/**
 * What a product's strength demands: a drink above 1.2 % vol states it, and whoever hands it over is reminded, in
 * the cart and on the papers; at or below, and without a readable strength, nothing.
 *
 * @param alcohol strength in percent by volume
 * @example alcoholNotice('12.5') // { percentByVolume: '12.5', handOverNote: true }
 */
export const alcoholNotice = (alcohol: DecimalInput | undefined): AlcoholNotice | undefined => {
  if (alcohol === undefined) return undefined;
  // A strength that is no number must not take a whole product page down with it.
  if (typeof alcohol === 'string' && !isDecimalString(alcohol)) return undefined;
  if (typeof alcohol === 'number' && !Number.isFinite(alcohol)) return undefined;
  const percent = decimal(alcohol);
  return percent.greaterThan(ALCOHOL_THRESHOLD_PERCENT)
    ? { percentByVolume: percent.toFixed(), handOverNote: true }
    : undefined;
};
