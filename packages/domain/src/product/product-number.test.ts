import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gtinCheckDigit } from './gtin';
import { isCutNumber, isProductNumber, parseProductNumber } from './product-number';

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';
const THIN = '\u2009';

describe('PRD-12: a product number is read in every form in which it is written', () => {
  it.each([
    '373326',
    ' 373326 ',
    '373 326',
    `373${NO_BREAK}326`,
    `373${NARROW}326`,
    `373${THIN}326`,
    '373.326',
    '373,326',
    '373-326',
    '3733-26',
    '373–326',
    "373'326",
    '373’326',
    '37 33 26',
    '000000000000373326',
    '0373326',
    '373326.0',
    '373326,00',
    '373.326,00',
    '="373326"',
    '="000000373326"',
    "'373326",
    '"373326"',
    '„373326“',
    '#373326',
    '# 373326',
    '373326:',
    '373326,',
    '373326.',
    '373326;',
    '373326 -',
    '373326)',
    '(373326)',
    '[373326]',
    '(#373326)',
    '*373326*',
    'Nr. 373326',
    'Nr 373326',
    'Nr.373326',
    'No. 373326',
    '№ 373326',
    'Art. 373326',
    'Art. 373 326',
    'Art.373326',
    'Art.-Nr. 373326',
    'Art.-Nr.: 373326',
    'Art.Nr.: 000373326',
    'ArtNr 373326',
    'Art-Nr.373326',
    'Artikel 373326',
    'Artikelnummer: 373326',
    'Artikel-Nr. 373 326',
    'ARTIKELNUMMER 373326',
    'Bestellnr. 373326',
    'Best.-Nr.: 373326',
    'Mat.-Nr. 000000000000373326',
    'Material 373326',
    'Item no. 373326',
    'Product number: 373326',
    'SKU 373326',
    'SKU: 373326',
    'SKU#373326',
    '３７３３２６',
    '373\u00ad326',
    '\u200e373326\u200f',
    '\ufeff373326',
  ])('373326 in %j', (written) => {
    expect(isProductNumber(written, '373326')).toBe(true);
  });

  it.each([
    ['G203717', 'G203717'],
    ['g203717', 'G203717'],
    ['G 203717', 'G203717'],
    ['G 203 717', 'G203717'],
    [`G${NO_BREAK}203${NO_BREAK}717`, 'G203717'],
    ['G-203717', 'G203717'],
    ['Art. G203717', 'G203717'],
    ['#G203717:', 'G203717'],
    ['AB-1234', 'AB-1234'],
    ['ab1234', 'AB-1234'],
    ['AB 1234', 'AB-1234'],
    ['AB1234', 'AB-12.34'],
    ['AB 12.34', 'AB-12.34'],
    ['NR12', 'NR12'],
    ['NR12', 'NR-12'],
    ['Nr. NR12', 'NR12'],
    ['#12', '#12'],
    ['(#12)', '#12'],
    ['00123', '00123'],
    ['123', '00123'],
    ['1E5', '1E5'],
    ['48 213', '48213'],
    ['1 234 567', '1234567'],
  ])('%j is %s', (written, sku) => {
    expect(isProductNumber(written, sku)).toBe(true);
  });

  it.each([
    'Tomaten',
    'Paradeiser geschält',
    'Mehl Type 480',
    '373 326 3',
    '373326 3',
    '491 012 4',
    '138 694   6',
    '373326 × 3',
    '3 x 373326',
    '9099000018550 3',
    '373326 Paradeiser',
    '3733 26',
    '1,5',
    '2.50',
    '½',
    '',
    '   ',
    '9,099E+12',
    '9.099E+12',
    '9,09900001855E+12',
    '3.73E+05',
    '#',
    'Nr.',
    '1'.repeat(200),
  ])('nothing is one number in %j', (written) => {
    expect(parseProductNumber(written)).toBeUndefined();
  });

  it.each([
    ['9,099E+12', true],
    ['9.099E+12', true],
    ['9,09900001855E+12', true],
    ['9E+12', true],
    [' 9,099e+12 ', true],
    ['9,099000018550E+12', false],
    ['1E5', false],
    ['373326', false],
    ['G203717', false],
  ])('of %j digits were cut off: %s', (written, isCut) => {
    expect(isCutNumber(written)).toBe(isCut);
  });

  it('of an exponent that keeps all digits, none is guessed', () => {
    expect(parseProductNumber('9,099000018550E+12')?.gtin).toBe('09099000018550');
  });
});

describe('PRD-12: a GTIN is read in every form', () => {
  it.each([
    '9099000018550',
    '09099000018550',
    '000009099000018550',
    '9 099000 018550',
    '90 99000 01855 0',
    '9099 0000 1855 0',
    '909 900 001 8550',
    `9${NO_BREAK}099000${NO_BREAK}018550`,
    '9-099000-018550',
    '9.099000.018550',
    '="9099000018550"',
    "'9099000018550",
    'EAN 9099000018550',
    'EAN: 9099000018550',
    'EAN9099000018550',
    'EAN-Code 9099000018550',
    'EAN-13: 9099000018550',
    'GTIN 09099000018550',
    'GTIN: 9 099000 018550',
    '*9099000018550*',
    '９０９９００００１８５５０',
    '9099000018550.0',
    ']E09099000018550',
    ']C10109099000018550',
    ']C101090990000185501526010110L4711',
    ']C11526010101090990000185503103001250',
    ']C110L4711\u001d0109099000018550',
    ']d20109099000018550172601011012345',
    ']e00109099000018550',
    '\u001d010909900001855010L4711',
    '0109099000018550',
    '010909900001855010L4711',
    '02090990000185503724',
    '(01)09099000018550',
    '(01) 09099000018550 (10) L4711',
    '(01)0 9099000 01855 0(15)260101',
    '(15)260101(01)09099000018550',
    '(02)09099000018550(37)24',
    '[01]09099000018550',
    'https://id.gs1.org/01/09099000018550/10/L4711',
    'https://example.com/gtin/9099000018550?x=1',
  ])('9099000018550 in %j', (written) => {
    expect(parseProductNumber(written)?.gtin).toBe('09099000018550');
  });

  it.each([
    ['036000291452', '00036000291452'],
    ['36000291452', '00036000291452'],
    ['0 36000 29145 2', '00036000291452'],
    ['9638 5074', '00000096385074'],
    [']E496385074', '00000096385074'],
    ['1 00 12345 67890 2', '10012345678902'],
  ])('%j is %s', (written, gtin) => {
    expect(parseProductNumber(written)?.gtin).toBe(gtin);
  });

  it.each(['9099000018551', ']C10109099000018551', '(01)09099000018551'])('none is in %j', (written) => {
    expect(parseProductNumber(written)?.gtin).toBeUndefined();
  });
});

const PLAIN_SKU = fc.oneof(
  fc.stringMatching(/^[1-9]\d{3,9}$/),
  fc.stringMatching(/^0\d{3,6}$/),
  fc.stringMatching(/^[A-Z]{1,3}\d{3,6}$/),
  fc.stringMatching(/^[A-Z]{2}-\d{2,4}$/),
  fc.stringMatching(/^\d{2,3}-\d{3}$/),
  fc.stringMatching(/^[A-Z]\d{2}\.\d{2}$/),
  fc.stringMatching(/^\d{3,4}[A-Z]{1,2}$/),
);
const inThrees = (number: string, blank: string): string =>
  /^\d+$/.test(number) ? number.replace(/\B(?=(?:\d{3})+$)/g, blank) : number;
const GAPS = ['', ' ', NO_BREAK, NARROW, THIN, '\u2007', '.', "'", '’', '-'] as const;
const AROUND = [
  ['', ''],
  ['#', ''],
  ['# ', ''],
  ['', ':'],
  ['', ','],
  ['', '.'],
  ['', ';'],
  ['(', ')'],
  ['[', ']'],
  ['"', '"'],
  ['„', '“'],
  ["'", ''],
  ['="', '"'],
  ['Nr. ', ''],
  ['Art. ', ''],
  ['Art.-Nr.: ', ''],
  ['Artikelnummer ', ':'],
  ['Art.Nr. (', ')'],
  ['SKU ', ''],
  ['\ufeff', '\u200e'],
  ['  ', NO_BREAK],
] as const;

describe('PRD-12: whatever stands in and around a number', () => {
  it('finds it', () => {
    fc.assert(
      fc.property(
        PLAIN_SKU,
        fc.constantFrom(...GAPS),
        fc.constantFrom(...AROUND),
        (sku, gap, [before, behind]) => {
          expect(isProductNumber(`${before}${inThrees(sku, gap)}${behind}`, sku)).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('looks for the number itself first', () => {
    fc.assert(
      fc.property(PLAIN_SKU, (sku) => {
        expect(parseProductNumber(sku)?.forms[0]).toBe(sku);
      }),
    );
  });

  it('finds it with zeros in front and in other letters', () => {
    fc.assert(
      fc.property(PLAIN_SKU, (sku) => {
        expect(isProductNumber(sku.padStart(18, '0'), sku)).toBe(true);
        expect(isProductNumber(sku.toLowerCase(), sku)).toBe(true);
      }),
    );
  });

  it('never joins a number of six digits and an amount', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{5}$/),
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom('', ' ', NO_BREAK),
        fc.constantFrom(' ', '   ', '\t', ' x ', ' - ', ' × '),
        (sku, amount, gap, between) => {
          expect(parseProductNumber(`${inThrees(sku, gap)}${between}${amount}`)).toBeUndefined();
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('finds a GTIN with gaps anywhere', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{11}$/),
        fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
        fc.constantFrom(' ', NO_BREAK, '-', '.'),
        (digits, places, gap) => {
          const code = `${digits}${gtinCheckDigit(digits)}`;
          // A group that is a GTIN by chance ends the number.
          const written = Array.from(code, (digit, at) => (places.includes(at) ? gap + digit : digit)).join(
            '',
          );
          fc.pre(parseProductNumber(written.split(gap)[0] ?? '')?.gtin === undefined || places.length === 0);
          expect(parseProductNumber(written)?.gtin).toBe(code.padStart(14, '0'));
        },
      ),
    );
  });

  it('is never slow and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 130 }), (text) => {
        parseProductNumber(text);
        isCutNumber(text);
      }),
    );
  });
});
