import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, MAX_LINE_LENGTH } from './lines-of';

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer, undefined> {
  for (let start = 0; start < bytes.length; start += size)
    yield await Promise.resolve(bytes.subarray(start, start + size));
  return undefined;
}

const read = async (bytes: Buffer, size: number) => {
  const lines: { line: number; end: number; text: string | undefined }[] = [];
  for await (const { line, end, bytes: found } of linesOf(chunksOf(bytes, size)))
    lines.push({ line, end, text: found?.toString('utf8') });
  return lines;
};

describe('the lines of a stream', () => {
  it('are the same however the stream is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(/[\r\n]/g, '')),
        ),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 9 }),
        async (texts, end, size) => {
          const file = Buffer.from(texts.map((text) => `${text}${end}`).join(''));
          const lines = await read(file, size);
          expect(lines.map(({ text }) => text)).toEqual(texts);
          expect(lines.map(({ line }) => line)).toEqual(texts.map((_, index) => index + 1));
          expect(lines.at(-1)?.end ?? 0).toBe(file.length);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('end with the file as well', async () => {
    expect(await read(Buffer.from('a\nb'), 2)).toMatchObject([{ text: 'a' }, { text: 'b', line: 2, end: 3 }]);
  });

  it('that are far too long are told and passed over, those after them are read', async () => {
    const file = Buffer.concat([Buffer.alloc(MAX_LINE_LENGTH + 2, 0x61), Buffer.from('\nb\n')]);
    expect(await read(file, 256 * 1024)).toMatchObject([
      { line: 1, text: undefined },
      { line: 2, text: 'b' },
    ]);
  });
});
