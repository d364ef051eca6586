import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMoreValuesThan, isDeeperThan } from './json-depth';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('T26: how deep a text is nested', () => {
  it('is what parsing it finds, whatever brackets and quotes its texts and keys hold', () => {
    const text = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', 'a', '\n', 'ä') });
    const json = fc.jsonValue({ maxDepth: 6, noUnicodeString: false });
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 7 },
        text,
        json,
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(text, tie('node'), { maxKeys: 4 }),
      ),
    })).node;
    fc.assert(
      fc.property(tree, fc.nat(12), fc.constantFrom(undefined, 2), (value, most, space) => {
        expect(isDeeperThan(JSON.stringify(value, undefined, space), most)).toBe(depthOf(value) > most);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
    ['both', '[{"a":', '}]'],
  ])('is found out of %s to the step', (_name, open, close) => {
    const each = open.replaceAll(/[^[{]/g, '').length;
    const at = (times: number) => `${open.repeat(times)}1${close.repeat(times)}`;
    expect([isDeeperThan(at(32 / each), 32), isDeeperThan(at(32 / each + 1), 32)]).toEqual([false, true]);
  });

  it.each(['"', '"[[[[', '"\\', '[[[[', ']]]][[', ''])('ends with a text that ends anywhere: %s', (text) => {
    expect(isDeeperThan(text, 5)).toBe(false);
  });
});

describe('T26: how many values a text holds', () => {
  const countOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 +
        Object.values(value).reduce<number>((sum, inner) => sum + countOf(inner), 0) +
        Object.keys(value).length
      : 0;

  it('is never told more than a parser finds, so that no body of the contract is refused for its texts', () => {
    const text = fc.string({ unit: fc.constantFrom('[', '{', ',', '"', '\\', 'a') });
    fc.assert(
      fc.property(fc.array(fc.dictionary(text, fc.array(text))), (value) => {
        expect(hasMoreValuesThan(JSON.stringify(value), countOf(value))).toBe(false);
      }),
    );
  });

  it.each(['1,', '[],', '"",', '{"a":1},'])('is found to the step: %s', (piece) => {
    const each = piece.length - piece.replaceAll(/[[{,]/g, '').length;
    expect([4, 5].map((times) => hasMoreValuesThan(piece.repeat(times), 4 * each))).toEqual([false, true]);
  });
});
