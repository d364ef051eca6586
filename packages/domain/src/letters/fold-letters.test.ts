import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters } from './fold-letters';

const text = fc.string({ unit: 'grapheme' });

describe('letters that are compared', () => {
  it.each([
    ['Käse', 'kase'],
    ['GRIESS', 'griess'],
    ['Grieß', 'griess'],
    ['GRIEẞ', 'griess'],
    ['Crème brûlée', 'creme brulee'],
    ['Öl 0,5 l', 'ol 0,5 l'],
    ['İ', 'i'],
    ['', ''],
  ])('%s is %s', (written, folded) => {
    expect(foldLetters(written)).toBe(folded);
  });

  it('are the same however often they are folded', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(foldLetters(foldLetters(any))).toBe(foldLetters(any));
      }),
    );
  });

  it('do not depend on how accents are encoded', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(foldLetters(any.normalize('NFD'))).toBe(foldLetters(any.normalize('NFC')));
      }),
    );
  });

  it('are those of the parts, joined', () => {
    const word = fc.stringMatching(/^[a-zA-ZäöüÄÖÜßéèçñ]*$/);
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(foldLetters(`${one} ${other}`)).toBe(`${foldLetters(one)} ${foldLetters(other)}`);
      }),
    );
  });
});
