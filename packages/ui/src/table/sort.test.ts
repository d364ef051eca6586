import { describe, expect, it } from 'vitest';
import { nextSort, sortState } from './sort';

describe('SEL-2: a click on a head toggles ascending and descending', () => {
  it('begins ascending, turns round and turns back', () => {
    const first = nextSort(undefined, 'name');
    const second = nextSort(first, 'name');
    expect([first, second, nextSort(second, 'name')].map(({ direction }) => direction)).toEqual([
      'asc',
      'desc',
      'asc',
    ]);
  });

  it('SEL-2: the other columns are not sorted', () => {
    const sort = nextSort({ column: 'id', direction: 'desc' }, 'name');
    expect(sort).toEqual({ column: 'name', direction: 'asc' });
    expect(sortState(sort, 'id')).toBe('none');
    expect(sortState(sort, 'name')).toBe('asc');
  });
});
