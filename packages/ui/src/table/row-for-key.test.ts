import { describe, expect, it } from 'vitest';
import { rowForKey } from './row-for-key';

describe('rowForKey', () => {
  it.each([
    ['ArrowDown', 5, 6],
    ['ArrowUp', 5, 4],
    ['PageDown', 5, 15],
    ['PageUp', 15, 5],
    ['PageUp', 5, 0],
    ['Home', 5, 0],
    ['End', 5, 99],
    ['ArrowDown', 99, 99],
    ['ArrowUp', 0, 0],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(rowForKey(key, from, 100, 10)).toBe(to);
  });

  it('leaves other keys alone', () => {
    expect(rowForKey('a', 5, 100, 10)).toBeUndefined();
  });
});
