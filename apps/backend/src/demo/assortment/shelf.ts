import type { Drawing } from '../../pictures';
import type { ProductKind, CategorySeed, ProductTraits, Variant, Words } from './product-traits';

/** Traits of an article nobody said anything about. */
const PLAIN: ProductTraits = {
  tint: 'dry',
  keep: 'AMBIENT',
  brands: [''],
  variants: [],
  vat: 'FOOD',
  diet: undefined,
  allergens: '',
  nutrients: undefined,
  countries: ['AT'],
  origin: undefined,
  organic: 0,
  marks: [],
  use: ['', ''],
  storage: undefined,
  ingredients: undefined,
  packaging: 'SINGLE_USE',
  alcohol: undefined,
  deposit: undefined,
  closesAt: undefined,
  hazardous: false,
  wine: undefined,
  isRetail: false,
};

/** A kind of article. `own` says where it differs from its shelf. */
export const kind = (
  de: string,
  en: string,
  price: number,
  packs: string,
  drawing: Drawing,
  own: Partial<ProductTraits> = {},
): ProductKind => ({ words: [de, en], price, packs, drawing, own });

/** A variant by its words and its factor on the price. */
export const variant = (de: string, en: string, factor = 1): Variant => ({ words: [de, en], factor });

/** A shelf: a category of the third level, its traits and its kinds. */
export const shelf = (
  id: string,
  words: Words,
  size: number,
  traits: Partial<ProductTraits>,
  kinds: readonly ProductKind[],
): CategorySeed => ({ id, words, size, traits: { ...PLAIN, ...traits }, kinds });
