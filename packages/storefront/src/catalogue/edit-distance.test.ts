import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';

describe('slips between words', () => {
  it.each([
    ['obers', 'obers', 0],
    ['obres', 'obers', 1],
    ['ober', 'obers', 1],
    ['tomatten', 'tomaten', 1],
    ['milch', 'obers', 5],
    ['', 'ab', 2],
  ])('%s and %s: %i', (one, other, slips) => {
    expect(editDistance(one, other)).toBe(slips);
    expect(editDistance(other, one)).toBe(slips);
  });
});
