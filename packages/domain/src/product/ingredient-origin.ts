/** Ingredients whose origin is told, in the order they are shown (PRD-11). */
export const ORIGIN_INGREDIENTS = ['EGG', 'MILK', 'MEAT', 'UNKNOWN'] as const;

/** An ingredient whose origin is told, see {@link ORIGIN_INGREDIENTS}. */
export type OriginIngredient = (typeof ORIGIN_INGREDIENTS)[number];

/** Where one ingredient of a product comes from. */
export interface IngredientOrigin {
  readonly ingredient: OriginIngredient;
  /** The product information system's key of the ingredient. */
  readonly pimKeyOfIngredient?: string | undefined;
  readonly countryOfOrigin?: string | undefined;
  readonly regionOfOrigin?: string | undefined;
  readonly additionalInformation?: string | undefined;
}

/** The origins told for one ingredient. */
export interface IngredientOrigins {
  readonly ingredient: OriginIngredient;
  readonly origins: readonly IngredientOrigin[];
}

/** Origins by ingredient: egg, milk, meat, then unknown; ingredients without an origin are left out (PRD-11). */
export const originsByIngredient = (origins: readonly IngredientOrigin[]): readonly IngredientOrigins[] =>
  ORIGIN_INGREDIENTS.map((ingredient) => ({
    ingredient,
    origins: origins.filter((origin) => origin.ingredient === ingredient),
  })).filter((group) => group.origins.length > 0);

/**
 * Whether an ingredient of a product comes from the wanted countries only. A product that tells nothing about the
 * ingredient, or leaves one country open, does not pass: what is unknown is never taken for a promise.
 *
 * @param countries the wanted countries, spelt as in the data
 */
export const originatesOnlyIn = (
  origins: readonly IngredientOrigin[],
  ingredient: OriginIngredient,
  countries: ReadonlySet<string>,
): boolean => {
  let told = false;
  for (const origin of origins) {
    if (origin.ingredient !== ingredient) continue;
    if (origin.countryOfOrigin === undefined || !countries.has(origin.countryOfOrigin)) return false;
    told = true;
  }
  return told;
};
