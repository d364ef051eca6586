import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inAscii } from './to-ascii-url';

describe('SES-12: the address of the landing fits into a header line', () => {
  it('keeps what is ASCII and encodes the rest', () => {
    expect(inAscii('/search?query=käse&page=2')).toBe('/search?query=k%C3%A4se&page=2');
    expect(inAscii('/search?query=k%C3%A4se')).toBe('/search?query=k%C3%A4se');
    expect(inAscii('/')).toBe('/');
  });

  it('means the same address as before', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        const address = `/search?q=${query.replace(/[\s#%\\\p{C}]/gu, '')}`;
        const encoded = inAscii(address);
        expect(encoded).toMatch(/^[\x21-\x7e]*$/);
        expect(new URL(encoded, 'http://a').searchParams.get('q')).toBe(
          new URL(address, 'http://a').searchParams.get('q'),
        );
      }),
    );
  });
});
