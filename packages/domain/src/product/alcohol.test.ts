import { describe, expect, it } from 'vitest';
import { alcoholNotice } from './alcohol';

describe('alcohol above 1.2 % vol is shown and calls for a hand-over note', () => {
  it.each([
    ['1.21', '1.21'],
    ['12.50', '12.5'],
    [40, '40'],
  ])('%s', (alcohol, percentByVolume) => {
    expect(alcoholNotice(alcohol)).toEqual({ percentByVolume, handOverNote: true });
  });

  it.each([undefined, '1.2', '1.20', 0, '0', 'keine Angabe', '', NaN, Infinity])(
    '%s calls for nothing',
    (alcohol) => {
      expect(alcoholNotice(alcohol)).toBeUndefined();
    },
  );
});
