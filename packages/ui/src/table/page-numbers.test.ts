import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [2, 5, [1, 2, 3, 4, 5]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ])('page %i of %i', (page, pages, entries) => {
    expect(pageNumbers(page, pages)).toEqual(entries);
  });
});
