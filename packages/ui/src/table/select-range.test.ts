import { describe, expect, it } from 'vitest';
import { selectRange } from './select-range';

const keys = ['a', 'b', 'c', 'd', 'e'];

describe('selectRange', () => {
  it('chooses and frees one row', () => {
    expect([...selectRange(keys, new Set(), 1, undefined)]).toEqual(['b']);
    expect([...selectRange(keys, new Set(['b', 'x']), 1, undefined)]).toEqual(['x']);
  });

  it('chooses everything between two rows, in both directions', () => {
    expect([...selectRange(keys, new Set(['b']), 3, 1)]).toEqual(['b', 'c', 'd']);
    expect([...selectRange(keys, new Set(['d']), 1, 3)].toSorted()).toEqual(['b', 'c', 'd']);
  });

  it('frees everything between when the row clicked was chosen', () => {
    expect([...selectRange(keys, new Set(keys), 3, 1)]).toEqual(['a', 'e']);
  });
});
