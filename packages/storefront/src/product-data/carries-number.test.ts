import { expect, it } from 'vitest';
import { carriesNumber } from './carries-number';

it.each([
  ['7 Up Dose 0,33 l', '7 up', true],
  ['Obers 36 % Gastro Plus 12 × 1 l', 'obers 36', true],
  ['Obers 36 % Gastro Plus 12 × 1 l', '12 obers', false],
  ['Obers 36 % Gastro Plus 12 × 1 l', 'obers 3', false],
  ['Mehl Type 700', 'mehl type 700', true],
])('%s carries "%s": %s', (name, typed, expected) => {
  expect(carriesNumber(name, typed)).toBe(expected);
});
