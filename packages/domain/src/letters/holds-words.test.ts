import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsWords } from './holds-words';

it.each([
  ['', true],
  ['  ', true],
  ['apfel', true],
  ['golden äpf', true],
  ['142 579', true],
  ['REIF', true],
  ['birne', false],
  ['golden birne', false],
  ['golden142579', false],
])('finds by name, number and note: "%s"', (typed, found) => {
  expect(holdsWords(['Äpfel Golden', '142579', undefined, 'bitte reif'], typed)).toBe(found);
});

it('finds each text by any of its own words, in any order', () => {
  const word = fc.stringMatching(/^[a-zäöüß]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.array(fc.nat()), (words, picks) => {
      const typed = picks.map((pick) => words[pick % words.length] ?? '').join(' ');
      expect(holdsWords([words.join(' ')], typed.toUpperCase())).toBe(true);
    }),
  );
});
