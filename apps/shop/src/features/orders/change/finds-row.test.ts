import { expect, it } from 'vitest';
import { findsRow } from './finds-row';

it.each([
  ['', true],
  ['  ', true],
  ['apfel', true],
  ['golden äpf', true],
  ['142 579', true],
  ['REIF', true],
  ['birne', false],
  ['golden birne', false],
])('finds a row by name, number and note: "%s"', (wanted, found) => {
  expect(findsRow(['Äpfel Golden', '142579', undefined, 'bitte reif'], wanted)).toBe(found);
});
