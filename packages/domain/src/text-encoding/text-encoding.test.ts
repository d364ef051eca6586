import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteEncodingOf, decodeBytes, readsAsUtf8, wideEncodingOf } from '.';

const ENCODINGS = ['Windows-1252', 'ISO-8859-15', 'CP850', 'Mac Roman'] as const;
const ALL = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const WORDS = ['Käse', 'Öl', 'Weißwürste', 'Gemüse', 'süß', 'Übergröße', 'Äpfel', 'Knödel', 'Salz'];

const bytesIn = (text: string, encoding: (typeof ENCODINGS)[number]): Uint8Array => {
  const letters = decodeBytes(ALL, encoding);
  return Uint8Array.from(Array.from(text, (letter) => letters.indexOf(letter)));
};

describe('the encoding of bytes', () => {
  it.each(ENCODINGS)('%s has a letter for each byte', (encoding) => {
    const letters = decodeBytes(ALL, encoding);
    expect(letters).toHaveLength(256);
    expect(new Set(letters).size).toBe(256);
    expect(letters.slice(0, 128)).toBe(String.fromCharCode(...ALL.subarray(0, 128)));
  });

  it('is told by German words alone', () => {
    const words = fc.array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(words, fc.constantFrom('Windows-1252', 'CP850', 'Mac Roman'), (list, encoding) => {
        const text = `${list.join('; ')}; Weißwürste`;
        const bytes = bytesIn(text, encoding);
        expect(wideEncodingOf(bytes)).toBeUndefined();
        expect(readsAsUtf8(bytes)).toBe(false);
        expect(decodeBytes(bytes, byteEncodingOf(bytes))).toBe(text);
      }),
    );
  });
});
