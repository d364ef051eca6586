import { describe, expect, it } from 'vitest';
import { visibleFacetValues } from './visible-facet-values';

const values = ['Bio', 'Gekühlt', 'Tiefgekühlt', 'Vegan', 'Käse'].map((label) => ({
  key: label,
  label,
  selected: label === 'Käse',
}));

const labels = (view: Parameters<typeof visibleFacetValues>[1]): readonly string[] =>
  visibleFacetValues(values, view).shown.map(({ label }) => label);

describe('visibleFacetValues', () => {
  it('shows the first few and whatever is chosen', () => {
    expect(labels({ query: '', whole: false, few: 2 })).toEqual(['Bio', 'Gekühlt', 'Käse']);
    expect(visibleFacetValues(values, { query: '', whole: false, few: 2 }).hidden).toBe(2);
  });

  it('shows all when asked, and when hiding would gain nothing', () => {
    expect(labels({ query: '', whole: true, few: 2 })).toHaveLength(5);
    expect(visibleFacetValues(values, { query: '', whole: false, few: 4 })).toMatchObject({ hidden: 0 });
  });

  it('searches through all, whatever the case and accents', () => {
    expect(labels({ query: ' GEKUHLT ', whole: false, few: 1 })).toEqual(['Gekühlt', 'Tiefgekühlt']);
    expect(labels({ query: 'xyz', whole: false, few: 1 })).toEqual([]);
  });
});
