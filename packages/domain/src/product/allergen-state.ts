import { type Allergen, ALLERGENS } from './allergen';

/** What is known about one allergen in one product. */
export type AllergenState = 'CONTAINED' | 'TRACES' | 'NONE' | 'UNKNOWN';

/**
 * The meaning of a code string's letters: Ja, Spuren, Nein. Every other sign, a dash and a blank included, is unknown:
 * it may as well mean that nobody looked.
 */
const STATES: Readonly<Record<string, AllergenState | undefined>> = {
  J: 'CONTAINED',
  S: 'TRACES',
  N: 'NONE',
};

const POSITIONS: ReadonlyMap<Allergen, number> = /* @__PURE__ */ new Map(
  ALLERGENS.map(({ allergen }, position) => [allergen, position]),
);

/**
 * What the code string says about one allergen (PRD-9: J contained, S traces).
 *
 * A missing string says nothing about any allergen, one that is too short says nothing about the positions it lacks:
 * both are UNKNOWN, which is never the same as NONE.
 *
 * @param codes allergenInfoCodes of a product, 14 positions
 * @example allergenState('JNNNNNSNNNNNNN', 'MILK') // 'TRACES'
 */
export const allergenState = (codes: string | undefined, allergen: Allergen): AllergenState =>
  STATES[codes?.[POSITIONS.get(allergen) ?? -1] ?? ''] ?? 'UNKNOWN';
