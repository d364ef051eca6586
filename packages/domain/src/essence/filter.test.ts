import { describe, expect, it } from 'vitest';
import { ESSENCE_FILTERS, type EssenceState, matchesEssenceFilter } from './filter';

describe('ESS-4: what each value of the essence filter lets through', () => {
  it('knows five values', () => {
    expect(ESSENCE_FILTERS).toEqual(['IGNORE', 'SHOWN_ONLY', 'HIDDEN_ONLY', 'FAVORITES_ONLY', 'ALL']);
  });

  it.each<[string, EssenceState, string]>([
    ['not on the list', { isEssential: false, visibility: 'VISIBLE', isRelevant: true }, 'IGNORE'],
    ['shown', { isEssential: true, visibility: 'VISIBLE' }, 'IGNORE SHOWN_ONLY ALL'],
    [
      'shown and bought regularly',
      { isEssential: true, visibility: 'VISIBLE', isRelevant: true },
      'IGNORE SHOWN_ONLY FAVORITES_ONLY ALL',
    ],
    [
      'shown and bought now and then',
      { isEssential: true, visibility: 'VISIBLE', isRelevant: false },
      'IGNORE SHOWN_ONLY ALL',
    ],
    [
      'hidden though bought regularly',
      { isEssential: true, visibility: 'HIDDEN', isRelevant: true },
      'IGNORE HIDDEN_ONLY ALL',
    ],
    ['nobody knows', { isEssential: true, visibility: 'UNKNOWN', isRelevant: true }, 'IGNORE ALL'],
  ])('%s', (_case, standing, passed) => {
    expect(ESSENCE_FILTERS.filter((filter) => matchesEssenceFilter(filter, standing)).join(' ')).toBe(passed);
  });
});
