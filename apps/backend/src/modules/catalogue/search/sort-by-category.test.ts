import { describe, expect, it } from 'vitest';
import { sortByCategory } from './sort-by-category';

describe('the order by category', () => {
  const categoryPlaces = Int32Array.from([7, -1, 0, 7, 2, -1]);
  const given = [5, 3, 0, 2, 1, 4];

  it('is that of the tree; within a category articles stay as they were', () => {
    expect(sortByCategory({ categoryPlaces }, given, false)).toEqual([2, 4, 3, 0, 5, 1]);
  });

  it('can be turned round, and what has no category still comes last', () => {
    expect(sortByCategory({ categoryPlaces }, given, true)).toEqual([3, 0, 4, 2, 5, 1]);
  });
});
