import { describe, expect, it } from 'vitest';
import {
  type IngredientOrigin,
  ORIGIN_INGREDIENTS,
  originatesOnlyIn,
  originsByIngredient,
} from './ingredient-origin';

const meatFromAustria: IngredientOrigin = { ingredient: 'MEAT', countryOfOrigin: 'AT' };
const meatFromItaly: IngredientOrigin = { ingredient: 'MEAT', countryOfOrigin: 'IT' };
const meatFromSomewhere: IngredientOrigin = { ingredient: 'MEAT' };
const eggFromAustria: IngredientOrigin = { ingredient: 'EGG', countryOfOrigin: 'AT' };

describe('PRD-11: origins are told for egg, milk, meat and unknown ingredients', () => {
  it('knows these four', () => {
    expect(ORIGIN_INGREDIENTS).toEqual(['EGG', 'MILK', 'MEAT', 'UNKNOWN']);
  });

  it('groups them in that order and leaves out what is not told', () => {
    const unknown: IngredientOrigin = { ingredient: 'UNKNOWN', countryOfOrigin: 'FR' };
    expect(originsByIngredient([unknown, meatFromItaly, eggFromAustria, meatFromAustria])).toEqual([
      { ingredient: 'EGG', origins: [eggFromAustria] },
      { ingredient: 'MEAT', origins: [meatFromItaly, meatFromAustria] },
      { ingredient: 'UNKNOWN', origins: [unknown] },
    ]);
  });
});

describe('the origin filter never takes unknown for a promise', () => {
  it.each([
    ['from a wanted country', [meatFromAustria], true],
    ['all from wanted countries', [meatFromAustria, meatFromAustria], true],
    ['one from elsewhere', [meatFromAustria, meatFromItaly], false],
    ['one left open', [meatFromAustria, meatFromSomewhere], false],
    ['another ingredient from elsewhere', [eggFromAustria, meatFromAustria], true],
    ['only another ingredient', [eggFromAustria], false],
    ['nothing told', [], false],
  ])('%s: %#', (_case, origins, passes) => {
    expect(originatesOnlyIn(origins, 'MEAT', new Set(['AT', 'DE']))).toBe(passes);
  });
});
