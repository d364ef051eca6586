import { describe, expect, it } from 'vitest';
import { testDetails } from '../../testing/test-details';
import { toAllergens } from './to-allergens';

describe('PRD-9: the allergens of an article', () => {
  it('come from its code: J contained, S traces', () => {
    expect(toAllergens({ allergenInfoCodes: 'JNNNNNSNNNNNNN' }, undefined)).toMatchObject({
      known: true,
      states: { GLUTEN: 'CONTAINED', CRAB: 'NONE', MILK: 'TRACES', MOLLUSCS: 'NONE' },
    });
  });

  it('the details go before the article, a note stands beside', () => {
    const details = testDetails({ allergenInformation: { codes: 'NNNNNNJNNNNNNN', note: 'Aus Heumilch.' } });
    expect(toAllergens({ allergenInfoCodes: 'JNNNNNNNNNNNNN' }, details)).toMatchObject({
      states: { GLUTEN: 'NONE', MILK: 'CONTAINED' },
      note: 'Aus Heumilch.',
    });
  });

  it('of a food about which nothing is told nothing is known; that is not none', () => {
    const shown = toAllergens({ ingredients: 'Wasser' }, testDetails());
    expect(shown?.known).toBe(false);
    expect(new Set(Object.values(shown?.states ?? {}))).toEqual(new Set(['UNKNOWN']));
  });

  it('what is no food has none to tell', () => {
    expect(toAllergens({}, testDetails())).toBeUndefined();
  });
});
