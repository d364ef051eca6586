import { describe, expect, it } from 'vitest';
import { gtinOfGs1Code } from './gs1-code';

describe('the GTIN within a code', () => {
  it.each([
    // Elements of fixed length in front of it end by themselves, others with FNC1 in any of its spellings.
    ']C13103001250010909900001855015260101',
    ']C1001234567890123456750109099000018550',
    ']C110L4711\u001d010909900001855021X',
    ']C110L4711<GS>0109099000018550',
    ']d2\u001d10L4711␝0109099000018550',
    ']Q3010909900001855021X{GS}17260101',
  ])('%j', (code) => {
    expect(gtinOfGs1Code(code)).toBe('09099000018550');
  });

  it.each([
    '',
    ']C1',
    '373326',
    // A crate's own number is not that of what is in it.
    ']C100123456789012345675',
    '(00)123456789012345675',
    // Without the sign of a code, digits that begin with another element may be anything.
    '152601010109099000018550',
    ']C110L4711',
    'https://example.com/product/373326',
    // What stands beside it may be an amount.
    '3 x (01)09099000018550',
    '(01)09099000018550 3',
    '(01)09099000018550(10)L4711 2 Ktn',
    ']C10109099000018550 3 Ktn',
    '3 x https://id.gs1.org/01/09099000018550',
    'https://id.gs1.org/01/09099000018550 3 Ktn',
  ])('none in %j', (code) => {
    expect(gtinOfGs1Code(code)).toBeUndefined();
  });
});
