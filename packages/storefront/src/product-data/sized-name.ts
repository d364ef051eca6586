import type { Product, Unit } from '@gastroshop/api-contract';
import { decimal, type DecimalInput } from '@gastroshop/domain/money';
import { packContent, type PackContent, parsePackSize, splitPackSize } from '@gastroshop/domain/product';
import {
  formatAmount,
  formatEstimate,
  formatMeasure,
  formatNumber,
  formatPackSize,
  type Locale,
  NO_BREAK_SPACE,
} from '@gastroshop/i18n';
import { storageUnitOf, unitOf } from './product-units';

/** The name of an article and, apart from it, what one of a unit holds. */
export interface SizedName {
  /** The beginning of the whole name; all of it where the size does not say what its end says. */
  readonly name: string;
  /** "24 × 0,33 l", "10 × 1 kg", "ca. 6 kg"; undefined where that is not known. */
  readonly size: string | undefined;
}

/** What is known of the pack of an article. */
export type SizedProduct = Pick<Product, 'name' | 'productDisplayName' | 'netFillingQuantity' | 'units'> &
  Partial<Pick<Product, 'weighed'>>;

/** What a storage unit holds, as it is read; nothing for a single piece, and for a kilogram of what is sold by it. */
const fillingText = (product: SizedProduct, locale: Locale): string | undefined => {
  const { netFillingQuantity: filling, weighed } = product;
  const content = filling && packContent(filling);
  if (filling === undefined || content === undefined) return undefined;
  const isOne = decimal(filling.quantity).eq(1);
  if (isOne && (content.unit === 'Stk' || storageUnitOf(product)?.abbreviation === filling.unit))
    return undefined;
  const text = formatPackSize(formatMeasure(filling.quantity, filling.unit), locale);
  return weighed === undefined || content.unit === 'Stk' ? text : formatEstimate(text);
};

/** Whether a written size is what so many storage units hold; undefined where one of the two is not known. */
const holderOf = (product: SizedProduct, written: string | undefined) => {
  const size = written === undefined ? undefined : parsePackSize(written);
  const content = size && packContent(size);
  const filling = product.netFillingQuantity && packContent(product.netFillingQuantity);
  return (ratio: DecimalInput): boolean | undefined =>
    content === undefined || filling === undefined ? undefined : isTimes(content, filling, ratio);
};

const isTimes = (content: PackContent, filling: PackContent, ratio: DecimalInput): boolean =>
  content.unit === filling.unit && decimal(filling.quantity).times(ratio).eq(content.quantity);

const severalOf = (ratio: DecimalInput, size: string): string =>
  `${formatNumber(ratio)}${NO_BREAK_SPACE}×${NO_BREAK_SPACE}${size}`;

/**
 * What one of a unit holds. The name may tell the size of the crate where the shop counts bottles: what a unit of several
 * holds is put together only where nothing speaks against it, else it is told how many there are.
 */
const sizeIn = (
  product: SizedProduct,
  unit: Unit | undefined,
  written: string | undefined,
  locale: Locale,
): string | undefined => {
  const told = written === undefined ? undefined : formatPackSize(written, locale);
  const holds = holderOf(product, written);
  const filling = fillingText(product, locale);
  const ofCrate = holds(1) === false && product.units.some(({ ratio }) => holds(String(ratio)));
  const ofOne = ofCrate ? filling : (told ?? filling);
  const ratio = decimal(String(unit?.ratio ?? 1));
  if (unit === undefined || ratio.lte(1)) return ofOne;
  if (ofCrate && holds(String(unit.ratio)) === true) return told;
  const isOneInAll = written === undefined ? undefined : parsePackSize(written)?.factors.length === 0;
  const isCertain = ofCrate || told === undefined || (holds(1) ?? isOneInAll ?? false);
  if (ofOne !== undefined && isCertain && ratio.isInteger()) return severalOf(String(unit.ratio), ofOne);
  const storage = storageUnitOf(product);
  return storage && formatAmount(String(unit.ratio), storage.abbreviation, locale);
};

/**
 * Parts the name of an article from the size of its pack, which is told of the unit that is chosen.
 *
 * @param abbreviation of that unit; that it starts with when missing
 */
export const sizedName = (
  product: SizedProduct,
  abbreviation: string | undefined,
  locale: Locale,
): SizedName => {
  const whole = product.productDisplayName ?? product.name;
  const parted = splitPackSize(whole);
  const size = sizeIn(product, unitOf(product, abbreviation), parted?.size, locale);
  const isTold = parted !== undefined && size?.endsWith(formatPackSize(parted.size, locale)) === true;
  return { name: isTold ? parted.name : whole, size };
};
