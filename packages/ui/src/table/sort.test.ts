import { describe, expect, it } from 'vitest';
import { sortAfterClick, sortStateOf } from './sort';

describe('SEL-2: a click on a head toggles ascending and descending', () => {
  it('begins ascending, turns round and turns back', () => {
    const first = sortAfterClick(undefined, 'name');
    const second = sortAfterClick(first, 'name');
    expect([first, second, sortAfterClick(second, 'name')].map(({ direction }) => direction)).toEqual([
      'asc',
      'desc',
      'asc',
    ]);
  });

  it('SEL-2: the other columns are not sorted', () => {
    const sort = sortAfterClick({ column: 'id', direction: 'desc' }, 'name');
    expect(sort).toEqual({ column: 'name', direction: 'asc' });
    expect(sortStateOf(sort, 'id')).toBe('none');
    expect(sortStateOf(sort, 'name')).toBe('asc');
  });
});
