import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allOf } from '../testing/all-of';
import { splitLines } from './split-lines';

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  for (const text of texts) {
    await Promise.resolve();
    yield text;
  }
}

it.each([
  ['LF', ['a\nb\n'], ['a', 'b']],
  ['CR', ['a\rb\r'], ['a', 'b']],
  ['CRLF', ['a\r\nb\r\n'], ['a', 'b']],
  ['mixed', ['a\r\n\rb\n\r\n'], ['a', '', 'b', '']],
  ['CRLF cut in two', ['a\r', '\nb\n'], ['a', 'b']],
  ['CR, then a line feed of its own', ['a\r\n', '\nb\n'], ['a', '', 'b']],
  ['CRLF cut in two twice', ['a\r', '\nb\r', '\nc\n'], ['a', 'b', 'c']],
  ['CRLF cut in two with nothing between', ['a\r', '', '\nb\n'], ['a', 'b']],
  ['CR at a cut', ['a\r', 'b\r'], ['a', 'b']],
  ['a line over three pieces', ['a', 'b', 'c\nd\n'], ['abc', 'd']],
  ['what has no end is no line', ['a\nb'], ['a']],
  ['nothing', [], []],
  ['blank lines', ['\n\n'], ['', '']],
])('splitLines: %s', async (_, texts, expected) => {
  expect(await allOf(splitLines(pieces(...texts)))).toEqual(expected);
});

it('splitLines: the lines do not depend on where the text is cut', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', ':') });
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(20), { maxLength: 5 }), async (whole, cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), whole.length];
      const cut = places.slice(1).map((end, i) => whole.slice(places[i], Math.max(end, places[i] ?? 0)));
      const lines = await allOf(splitLines(pieces(...cut)));
      expect(lines).toEqual(await allOf(splitLines(pieces(whole))));
    }),
  );
});
