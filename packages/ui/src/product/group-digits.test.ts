import { describe, expect, it } from 'vitest';
import { groupDigits } from './group-digits';

describe('an article number', () => {
  it.each([
    ['104728', '104 728'],
    ['48213', '48 213'],
    ['123', '123'],
    ['AB-1234', 'AB-1234'],
  ])('%s reads %s', (number, shown) => {
    expect(groupDigits(number).replaceAll('\u00a0', ' ')).toBe(shown);
  });
});
