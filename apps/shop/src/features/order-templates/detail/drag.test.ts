import { describe, expect, it } from 'vitest';
import { dropIndex, dragOffset } from './drag';
import { positionForKey } from './position-for-key';

const places = [0, 60, 140, 200].map((top, index) => ({ top, height: index === 1 ? 80 : 60 }));

describe('dragging a row', () => {
  it('drops it behind the rows whose middle it has passed', () => {
    expect(dropIndex(places, 0, 10)).toBe(0);
    expect(dropIndex(places, 0, 75)).toBe(1);
    expect(dropIndex(places, 0, 500)).toBe(3);
    expect(dropIndex(places, 3, -75)).toBe(2);
    expect(dropIndex(places, 3, -500)).toBe(0);
  });

  it('lets the rows between give way', () => {
    const drag = { from: 0, to: 2, shift: 133 };
    expect(places.map((_, index) => dragOffset(index, drag, 60))).toEqual([133, -60, -60, 0]);
    expect(dragOffset(1, { from: 3, to: 1, shift: -90 }, 60)).toBe(60);
    expect(dragOffset(1, undefined, 60)).toBe(0);
  });
});

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowDown', 1, 2],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowUp', 0, undefined],
  ['ArrowDown', 3, undefined],
  ['End', 3, undefined],
  ['a', 1, undefined],
])('%s at place %i leads to %s', (key, index, to) => {
  expect(positionForKey(key, index, 4)).toBe(to);
});
