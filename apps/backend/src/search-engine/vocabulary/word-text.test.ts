import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordLines } from './word-text';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });

describe('words as lines of a text', () => {
  it('tell the same as looking into each word, the first ones only', () => {
    fc.assert(
      fc.property(fc.array(word), word, fc.integer({ min: 1, max: 5 }), (words, part, atMost) => {
        const expected = words.flatMap((one, index) => (one.includes(part) ? [index] : [])).slice(0, atMost);
        expect(wordLines(words).containing(part, atMost)).toEqual(expected);
      }),
    );
  });

  it('hold nothing without words', () => {
    expect(wordLines([]).containing('a', 5)).toEqual([]);
  });
});
