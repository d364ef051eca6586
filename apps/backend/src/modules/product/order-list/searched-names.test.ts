import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingsOfLine } from './readings-of-line';
import { namesToSearch } from './searched-names';

const line = (...products: readonly string[]) => {
  const [article = '', ...others] = products;
  return readingsOfLine({
    lineNumber: 1,
    article,
    alternatives: others.map((other) => ({ article: other })),
  });
};
const lines = fc.array(
  fc.array(fc.oneof(fc.stringMatching(/^[a-z]{2,4}$/), fc.stringMatching(/^\d{3,6}$/)), {
    minLength: 1,
    maxLength: 5,
  }),
  { maxLength: 60 },
);

describe('namesToSearch', () => {
  it('searches for words, each once, and for no numbers', () => {
    const { names, leftOut } = namesToSearch([
      line('Mehl', '471100'),
      line('Mehl'),
      line('9001', 'Öl'),
      line('5'),
    ]);
    expect(names.map(({ text }) => text)).toEqual(['Mehl', 'Öl']);
    expect(leftOut.size).toBe(0);
  });

  it('asks about every line in the end, never about more names than fit, unless a line alone has more', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 12 }), (written, namesACall) => {
        let open = written.map((products) => line(...products));
        while (open.length > 0) {
          const { names, leftOut } = namesToSearch(open, namesACall);
          const taken = open.filter((each) => !leftOut.has(each));
          expect(taken.length).toBeGreaterThan(0);
          const texts = new Set(names.map(({ text }) => text));
          const most = Math.max(...taken.map(({ readings }) => readings.length));
          expect(texts.size).toBeLessThanOrEqual(Math.max(namesACall, most));
          for (const { readings } of taken)
            for (const { name } of readings)
              expect(texts.has(name.text) || !/\p{L}{2}/u.test(name.text)).toBe(true);
          open = open.filter((each) => leftOut.has(each));
        }
      }),
    );
  });
});
