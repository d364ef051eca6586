/** The allergens of the code string, in its order, with the letters of the Austrian Codex recommendation (PRD-9). */
export const ALLERGEN_LETTERS = {
  GLUTEN: 'A',
  CRAB: 'B',
  EGGS: 'C',
  FISH: 'D',
  PEANUTS: 'E',
  SOY: 'F',
  MILK: 'G',
  EDIBLE_NUT: 'H',
  CELERY: 'L',
  MUSTARD: 'M',
  SESAME: 'N',
  SULFITE: 'O',
  LUPINE: 'P',
  MOLLUSCS: 'R',
} as const;

/** One of the 14 allergens. */
export type AllergenKey = keyof typeof ALLERGEN_LETTERS;

/** What is known about one allergen in a product; unknown is never taken for none. */
export type AllergenStateData = 'CONTAINED' | 'TRACES' | 'NONE' | 'UNKNOWN';

/** What is known about each allergen; one that is missing is unknown. */
export type AllergenStates = Readonly<Partial<Record<AllergenKey, AllergenStateData | undefined>>>;

/** The allergens in the order of their letters. */
export const ALLERGEN_KEYS: readonly AllergenKey[] = [
  'GLUTEN',
  'CRAB',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOY',
  'MILK',
  'EDIBLE_NUT',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULFITE',
  'LUPINE',
  'MOLLUSCS',
];
