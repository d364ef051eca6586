import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './json-depth';

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
