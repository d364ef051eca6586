import { type Allergen, type AllergenLetter, ALLERGENS } from './allergen';
import { type AllergenState, allergenState } from './allergen-state';

/** One line of a product's allergen declaration. */
export interface DeclaredAllergen {
  readonly allergen: Allergen;
  readonly letter: AllergenLetter;
  readonly state: AllergenState;
}

/** All 14 allergens of a product with their states, in the order of the code string (PRD-9). */
export const allergenDeclaration = (codes: string | undefined): readonly DeclaredAllergen[] =>
  ALLERGENS.map(({ allergen, letter }) => ({ allergen, letter, state: allergenState(codes, allergen) }));

/**
 * The letters of what a product contains. Traces have no letters; they are shown apart.
 *
 * @example containedLetters('JNNNNNJNNNNNNN') // ['A', 'G']
 */
export const containedLetters = (codes: string | undefined): readonly AllergenLetter[] =>
  ALLERGENS.filter(({ allergen }) => allergenState(codes, allergen) === 'CONTAINED').map(
    ({ letter }) => letter,
  );

/**
 * Whether a product is free of allergens, for a filter a person's health may hang on: only a clear "none" passes for
 * each of them, never an unknown. Traces count against it only when asked.
 *
 * @param excluded the allergens to be free of; an empty list excludes nothing
 */
export const isFreeOf = (
  codes: string | undefined,
  excluded: readonly Allergen[],
  options: { readonly tracesCount: boolean },
): boolean =>
  excluded.every((allergen) => {
    const state = allergenState(codes, allergen);
    return state === 'NONE' || (state === 'TRACES' && !options.tracesCount);
  });
