import { describe, expect, it } from 'vitest';
import { rowsToRender } from './rows-to-render';
import { rowIndexAt, rowOffsets } from './row-offsets';

const starts = rowOffsets(Array.from({ length: 10_000 }, (_, index) => (index % 10 === 0 ? 84 : 38)));

describe('the rows of a long pad', () => {
  it('are found by their height', () => {
    expect(rowOffsets([38, 84, 38])).toEqual([0, 38, 122, 160]);
    expect([-5, 0, 37, 38, 121, 122, 9999].map((height) => rowIndexAt([0, 38, 122, 160], height))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ]);
  });

  it('are drawn near the window, and where the focus is or goes', () => {
    const drawn = rowsToRender(starts, { from: 4260, to: 4690 }, [3, 9_999, undefined, 20_000]);
    expect(drawn).toEqual([3, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 9_999]);
  });

  it('are all drawn where they are few', () => {
    expect(rowsToRender(rowOffsets([38, 38]), { from: 5000, to: 6000 }, [])).toEqual([0, 1]);
  });
});
