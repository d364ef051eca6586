import type { Product, ProductDetails } from '@gastroshop/api-contract';
import { allergenDeclaration } from '@gastroshop/domain/product';
import type { AllergenStates } from '@gastroshop/ui/product';

/** What is known about the allergens of an article. */
export interface AllergensView {
  readonly states: AllergenStates;
  /** Whether anything is known at all. */
  readonly known: boolean;
  /** What else is told. */
  readonly note: string | undefined;
}

/**
 * The allergens of an article: as its details tell them, else as the article itself does (PRD-9).
 *
 * @returns undefined for what is no food: nothing about it speaks of allergens, ingredients or nutrients
 */
export const toAllergens = (
  product: Pick<Product, 'allergenInfoCodes' | 'ingredients'>,
  details: Pick<ProductDetails, 'allergenInformation' | 'nutrientTables'> | undefined,
): AllergensView | undefined => {
  const { codes = product.allergenInfoCodes, note } = details?.allergenInformation ?? {};
  const isFood =
    codes !== undefined ||
    details?.allergenInformation !== undefined ||
    product.ingredients !== undefined ||
    (details?.nutrientTables.length ?? 0) > 0;
  if (!isFood) return undefined;
  const declared = allergenDeclaration(codes);
  return {
    states: Object.fromEntries(declared.map(({ allergen, state }) => [allergen, state])),
    known: declared.some(({ state }) => state !== 'UNKNOWN'),
    note,
  };
};
