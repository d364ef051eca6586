import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGENS, findAllergen } from './allergen';
import { allergenDeclaration, containedLetters, isFreeOf } from './allergen-declaration';
import { allergenState } from './allergen-state';

describe('PRD-9: 14 allergens by position, with their Austrian letters', () => {
  it('keeps the order of positions and letters', () => {
    expect(ALLERGENS.map(({ letter, allergen }) => `${letter} ${allergen}`)).toEqual([
      'A GLUTEN',
      'B CRAB',
      'C EGGS',
      'D FISH',
      'E PEANUTS',
      'F SOY',
      'G MILK',
      'H EDIBLE_NUT',
      'L CELERY',
      'M MUSTARD',
      'N SESAME',
      'O SULFITE',
      'P LUPINE',
      'R MOLLUSCS',
    ]);
  });

  it.each([
    ['A', 'GLUTEN'],
    ['R', 'MOLLUSCS'],
    ['0', 'GLUTEN'],
    ['13', 'MOLLUSCS'],
    ['14', undefined],
    ['a', undefined],
    ['I', undefined],
    ['', undefined],
  ])('%j names %s', (text, allergen) => {
    expect(findAllergen(text)).toBe(allergen);
  });
});

describe('PRD-9: in the code string J means contained, S traces', () => {
  const codes = 'JSN- jsnXJNNNJ';

  it('reads four states', () => {
    expect(allergenDeclaration(codes).map(({ letter, state }) => `${letter} ${state}`)).toEqual([
      'A CONTAINED',
      'B TRACES',
      'C NONE',
      'D UNKNOWN',
      'E UNKNOWN',
      'F UNKNOWN',
      'G UNKNOWN',
      'H UNKNOWN',
      'L UNKNOWN',
      'M CONTAINED',
      'N NONE',
      'O NONE',
      'P NONE',
      'R CONTAINED',
    ]);
  });

  it('names each allergen beside its state', () => {
    expect(allergenDeclaration(codes)[1]).toEqual({ allergen: 'CRAB', letter: 'B', state: 'TRACES' });
  });

  it('names the letters of what is contained, and none of traces', () => {
    expect(containedLetters(codes)).toEqual(['A', 'M', 'R']);
  });

  it.each([undefined, '', 'J'])('knows nothing of the positions %j lacks', (short) => {
    expect(allergenState(short, 'MILK')).toBe('UNKNOWN');
    expect(allergenState(short, 'MOLLUSCS')).toBe('UNKNOWN');
  });

  it('ignores positions beyond the fourteenth', () => {
    expect(containedLetters('NNNNNNNNNNNNNNJ')).toEqual([]);
  });
});

describe('the filter "free of" never takes unknown for none', () => {
  it.each([
    ['N', false, true],
    ['N', true, true],
    ['S', false, true],
    ['S', true, false],
    ['J', false, false],
    ['J', true, false],
    ['-', false, false],
    ['-', true, false],
    [undefined, false, false],
  ])('%j with traces counting %s: %s', (code, tracesCount, free) => {
    expect(isFreeOf(code, ['GLUTEN'], { tracesCount })).toBe(free);
  });

  it('asks for each excluded allergen, and for none of none', () => {
    expect(isFreeOf('NNJ', ['GLUTEN', 'CRAB'], { tracesCount: false })).toBe(true);
    expect(isFreeOf('NNJ', ['GLUTEN', 'EGGS'], { tracesCount: false })).toBe(false);
    expect(isFreeOf(undefined, [], { tracesCount: true })).toBe(true);
  });

  it('is at least as strict when traces count, and never passes what is contained', () => {
    const allergens = fc.subarray(ALLERGENS.map(({ allergen }) => allergen));
    fc.assert(
      fc.property(fc.stringMatching(/^[JSN?]{0,14}$/), allergens, (codes, excluded) => {
        const free = isFreeOf(codes, excluded, { tracesCount: false });
        if (isFreeOf(codes, excluded, { tracesCount: true })) expect(free).toBe(true);
        const states = excluded.map((allergen) => allergenState(codes, allergen));
        expect(free).toBe(!states.includes('CONTAINED') && !states.includes('UNKNOWN'));
      }),
    );
  });
});
