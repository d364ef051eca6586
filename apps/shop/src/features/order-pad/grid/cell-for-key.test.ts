import { describe, expect, it } from 'vitest';
import { cellForKey, type PressedKey } from './cell-for-key';

const go = (key: string, pressed: Partial<PressedKey> = {}, index = 5) => {
  const place = cellForKey(
    { index, field: 'amount' },
    { key, control: false, shift: false, atStart: false, atEnd: false, ...pressed },
    20,
  );
  return place && `${place.index} ${place.field}`;
};

describe('placeAfterKey', () => {
  it.each([
    ['ArrowDown', {}, '6 amount'],
    ['ArrowUp', {}, '4 amount'],
    ['PageDown', {}, '15 amount'],
    ['PageUp', {}, '0 amount'],
    ['Enter', {}, '6 amount'],
    ['Enter', { shift: true }, '4 amount'],
    ['Home', { control: true }, '0 article'],
    ['End', { control: true }, '19 article'],
    ['ArrowRight', { atEnd: true }, '5 unit'],
    ['ArrowLeft', { atStart: true }, '5 article'],
    // Inside the text the arrows are the caret's, and with Shift they choose.
    ['ArrowRight', {}, undefined],
    ['ArrowLeft', {}, undefined],
    ['ArrowRight', { atEnd: true, shift: true }, undefined],
    ['Home', {}, undefined],
    ['a', {}, undefined],
  ])('%s with %o leads to %s', (key, pressed, expected) => {
    expect(go(key, pressed)).toBe(expected);
  });

  it('stays at the edges', () => {
    expect([go('ArrowUp', {}, 0), go('ArrowDown', {}, 19), go('Enter', {}, 19)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
