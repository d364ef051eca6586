import { ORIGIN_INGREDIENTS, originatesOnlyIn, type IngredientOrigin } from '@gastroshop/domain/product';
import type { ProductRow } from './product-row';
import { columnOf, type Column } from './column';
import type { ListReader } from './interned';

/** Ingredients whose origin can be asked for, as the search filter names them. */
export const ORIGIN_FILTER_INGREDIENTS = ['EGG', 'MILK', 'MEAT'] as const;
/** An ingredient whose origin can be asked for, see {@link ORIGIN_FILTER_INGREDIENTS}. */
export type ToldIngredient = (typeof ORIGIN_FILTER_INGREDIENTS)[number];

/** The countries an ingredient comes from; no value where one of them is not told: that is no promise. */
export type KnownOrigins = Readonly<Record<ToldIngredient, Column>>;

const originOf = (text: string): IngredientOrigin => {
  const separator = text.indexOf(':');
  const named = text.slice(0, separator);
  const country = text.slice(separator + 1);
  const ingredient = ORIGIN_INGREDIENTS.find((known) => known === named) ?? 'UNKNOWN';
  return { ingredient, ...(country !== 'UNKNOWN' && country !== '' && { countryOfOrigin: country }) };
};

const toldCountries = (
  origins: readonly IngredientOrigin[],
  ingredient: ToldIngredient,
): readonly string[] => {
  const countries = new Set(
    origins.flatMap((origin) => (origin.ingredient === ingredient ? (origin.countryOfOrigin ?? []) : [])),
  );
  return originatesOnlyIn(origins, ingredient, countries) ? [...countries] : [];
};

/** Reads where the ingredients of articles come from; most tell the same, and each telling is read once. */
export const knownOrigins = (products: readonly ProductRow[], list: ListReader): KnownOrigins => {
  const known = new Map<string, Readonly<Record<ToldIngredient, readonly string[]>>>();
  const toldOf = ({ origins }: ProductRow) => {
    const seen = known.get(origins);
    if (seen !== undefined) return seen;
    const read = list(origins).map(originOf);
    const told = {
      EGG: toldCountries(read, 'EGG'),
      MILK: toldCountries(read, 'MILK'),
      MEAT: toldCountries(read, 'MEAT'),
    };
    known.set(origins, told);
    return told;
  };
  return {
    EGG: columnOf(products, (row) => toldOf(row).EGG),
    MILK: columnOf(products, (row) => toldOf(row).MILK),
    MEAT: columnOf(products, (row) => toldOf(row).MEAT),
  };
};
