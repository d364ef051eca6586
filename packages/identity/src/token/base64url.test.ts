import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64UrlText } from './base64url';

declare const Buffer: {
  from(data: string | Uint8Array): { toString(encoding: 'base64url' | 'base64'): string };
};

const encode = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

describe('SES-2: base64url of UTF-8 text', () => {
  it.each([
    ['', ''],
    ['YQ', 'a'],
    ['YWI', 'ab'],
    ['YWJj', 'abc'],
    ['YWI=', 'ab'],
    ['YQ==', 'a'],
    ['SsOkbm5lcg', 'Jänner'],
    ['4oKs', '€'],
    ['8J-NhQ', '🍅'],
    ['Pz8_Pj4-', '???>>>'],
  ])('%j says %j', (encoded, text) => {
    expect(decodeBase64UrlText(encoded)).toBe(text);
  });

  it.each([
    ['a digit outside the alphabet', 'YQ!'],
    ['plain base64', '8J+NhQ=='],
    ['plain base64 with a slash', 'Pz8/'],
    ['a blank', 'YW Jj'],
    ['too much padding', 'YQ==='],
    ['padding inside', 'YQ=a'],
    ['a length no text has', 'YWJjZ'],
    ['a byte UTF-8 does not know', encode(Uint8Array.of(0xff))],
    ['half a character', encode(Uint8Array.of(0xe2, 0x82))],
    ['a surrogate written in UTF-8', encode(Uint8Array.of(0xed, 0xa0, 0x80))],
    ['an overlong form', encode(Uint8Array.of(0xc0, 0xaf))],
  ])('%s is refused', (_, encoded) => {
    expect(decodeBase64UrlText(encoded)).toBeUndefined();
  });

  it('reads back whatever text was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeBase64UrlText(encode(text))).toBe(text);
      }),
    );
  });
});
