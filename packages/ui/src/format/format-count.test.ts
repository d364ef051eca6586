import { formatNumber } from '@gastroshop/i18n';
import { expect, it } from 'vitest';
import { formatCount } from './format-count';

it.each([0, 7, 999, 1000, 8412, 36_000, 1_284_600, -1, -1000])(
  'LOC-3: %i is written like any number',
  (count) => {
    expect(formatCount(count)).toBe(formatNumber(count));
  },
);
