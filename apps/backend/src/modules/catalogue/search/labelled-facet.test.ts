import { describe, expect, it } from 'vitest';
import { labelledFacet } from './labelled-facet';

const brands = (length: number) =>
  Array.from({ length }, (_, index) => ({ value: `Marke ${index}`, count: length - index }));

describe('the values a facet names', () => {
  it('are all of them, up to 300', () => {
    expect(labelledFacet('brandNames', brands(300))).toEqual([{ key: 'brandNames', values: brands(300) }]);
    expect(labelledFacet('brandNames', [])).toEqual([]);
  });

  it('are the first 300 and what is chosen; how many are left out is told', () => {
    const [facet] = labelledFacet('brandNames', brands(1_000), ['Marke 999', 'Marke 5', 'Keine']);
    expect(facet?.values).toEqual([...brands(1_000).slice(0, 300), { value: 'Marke 999', count: 1 }]);
    expect(facet?.omitted).toBe(699);
  });
});
