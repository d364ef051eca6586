/**
 * The 14 allergens in the order of the code string, with the letters of the Austrian Codex recommendation
 * (PRD-9): the position in this list is the position in the code string.
 */
export const ALLERGENS = [
  { allergen: 'GLUTEN', letter: 'A' },
  { allergen: 'CRAB', letter: 'B' },
  { allergen: 'EGGS', letter: 'C' },
  { allergen: 'FISH', letter: 'D' },
  { allergen: 'PEANUTS', letter: 'E' },
  { allergen: 'SOY', letter: 'F' },
  { allergen: 'MILK', letter: 'G' },
  { allergen: 'EDIBLE_NUT', letter: 'H' },
  { allergen: 'CELERY', letter: 'L' },
  { allergen: 'MUSTARD', letter: 'M' },
  { allergen: 'SESAME', letter: 'N' },
  { allergen: 'SULFITE', letter: 'O' },
  { allergen: 'LUPINE', letter: 'P' },
  { allergen: 'MOLLUSCS', letter: 'R' },
] as const;

/** One of the 14 allergens. */
export type Allergen = (typeof ALLERGENS)[number]['allergen'];

/** The letter that stands for an allergen on menus and lists in Austria. */
export type AllergenLetter = (typeof ALLERGENS)[number]['letter'];

/**
 * The allergen that a filter value names: a letter or a position from 0 to 13.
 *
 * @returns undefined when there is no such allergen
 * @example findAllergen('G') // 'MILK'
 * @example findAllergen('6') // 'MILK'
 */
export const findAllergen = (letterOrPosition: string): Allergen | undefined =>
  ALLERGENS.find(
    (entry, position) => entry.letter === letterOrPosition || String(position) === letterOrPosition,
  )?.allergen;
