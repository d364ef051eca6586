import { describe, expect, it } from 'vitest';
import { toSectionIndex } from './to-section-index';

describe('the places of a sorted list', () => {
  it('are first letters, umlauts with their vowels and all else together', () => {
    expect(toSectionIndex(['1. Café', 'Ährenwirt', 'Almhof', 'Zirbe', 'ökohof'])).toEqual([
      { label: '#', index: 0 },
      { label: 'A', index: 1 },
      { label: 'Z', index: 3 },
      { label: 'O', index: 4 },
    ]);
  });

  it('are as many digits of numbers as tell places apart', () => {
    const ids = Array.from({ length: 4000 }, (_, index) => String(500_001 + index));
    const marks = toSectionIndex(ids);
    expect(marks[0]).toEqual({ label: '5000', index: 0 });
    expect(marks.length).toBeGreaterThan(5);
    expect(marks.length).toBeLessThanOrEqual(10);
  });

  it('are none for no rows', () => {
    expect(toSectionIndex([])).toEqual([]);
  });
});
