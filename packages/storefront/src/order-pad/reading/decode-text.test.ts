import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text';

const bytes = (...numbers: readonly number[]): ArrayBuffer => new Uint8Array(numbers).buffer;

describe('decodeText', () => {
  it('reads what spreadsheets write: UTF-8, UTF-16 and Windows-1252', () => {
    expect(decodeText(new TextEncoder().encode('Öl;3').buffer)).toBe('Öl;3');
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
    expect(decodeText(bytes(0xff, 0xfe, 0xd6, 0x00, 0x6c, 0x00))).toBe('Öl');
    expect(decodeText(bytes(0xfe, 0xff, 0x00, 0xd6, 0x00, 0x6c))).toBe('Öl');
    expect(decodeText(bytes(0xd6, 0x6c, 0x3b, 0xdf))).toBe('Öl;ß');
    expect(decodeText(bytes())).toBe('');
  });
});
