import { readListFile } from '@gastroshop/storefront/list-files';
import { describe, expect, it } from 'vitest';
import { readArrival } from './arrival';
import type { ListLine } from './list-line';
import { listLines, parseList } from './parse-list';
import { sampleList } from './sample-list';
import { splitLineIntoFields } from './split-line-into-fields';

const fieldsOf = ({ article, amount, unit }: ListLine) => [article, amount, unit];

describe('parseList', () => {
  it('puts each line into the fields of the pad, whichever way it was written', () => {
    expect(
      parseList('100123\t3\tKarton\n12 x 4711\n3 Ktn Obers\nTomaten 1,5 kg\n4006381333931').map(fieldsOf),
    ).toEqual([
      ['100123', '3', 'Karton'],
      ['4711', '12', ''],
      ['Obers', '3', 'Ktn'],
      ['Tomaten', '1,5', 'kg'],
      ['4006381333931', '1', ''],
    ]);
  });

  it('keeps the name beside a number, the whole line, and what was guessed to read it', () => {
    expect(parseList('100123;Tomaten Roma;3;Stk\n100123 1.000 Stk')).toEqual([
      {
        article: '100123',
        amount: '3',
        unit: 'Stk',
        hint: 'Tomaten Roma',
        text: '100123;Tomaten Roma;3;Stk',
        reading: { status: 'READY', guesses: [] },
      },
      {
        article: '100123',
        amount: '1000',
        unit: 'Stk',
        text: '100123 1.000 Stk',
        reading: { status: 'GUESSED', guesses: [{ kind: 'THOUSANDS', text: '1.000' }] },
      },
    ]);
  });

  it('drops nothing: what names no article stays as it was', () => {
    expect(parseList('3 kg').map(fieldsOf)).toEqual([['3 kg', '3', 'kg']]);
    expect(parseList('Artikelnummer;Menge\n4711;3').map(({ text }) => text)).toEqual([
      'Artikelnummer;Menge',
      '4711;3',
    ]);
  });
});

describe('spreadLine', () => {
  it.each([
    ['3 Ktn Obers', ['Obers', '3', 'Ktn']],
    ['201144 12', ['201144', '12', '']],
    ['12 x 4711', ['4711', '12', '']],
  ])('spreads %j', (typed, fields) => {
    expect(splitLineIntoFields(typed).map(fieldsOf)).toEqual([fields]);
  });

  it('says of a typed line what it says of a pasted one', () => {
    expect(splitLineIntoFields('4 häuptelsalat')).toMatchObject([
      { text: '4 häuptelsalat', reading: { status: 'GUESSED', guesses: [{ kind: 'UNIT_NOT_WRITTEN' }] } },
    ]);
  });

  it.each([
    ['kaffee 6', 'kaffee', '6'],
    ['eier 180', 'eier', '180'],
    ['kaffee: 6', 'kaffee', '6'],
    ['6 kaffee', 'kaffee', '6'],
    ['6x kaffee', 'kaffee', '6'],
    ['häuptelsalat grün 12', 'häuptelsalat grün', '12'],
  ])('reads %j as a pasted line, to be confirmed and with its whole text', (typed, article, amount) => {
    expect(splitLineIntoFields(typed)).toEqual(parseList(typed));
    expect(splitLineIntoFields(typed)).toMatchObject([
      { article, amount, text: typed, reading: { status: 'GUESSED' } },
    ]);
  });

  it.each([
    '201144',
    'Obers',
    'Cola 0,5l',
    'chips paprika 175 g',
    'Obers 36 %',
    'Zweigelt 2024',
    '4006381333931',
    '',
  ])('leaves %j alone', (typed) => {
    expect(splitLineIntoFields(typed)).toEqual([]);
  });
});

describe('readArrival', () => {
  const linesOf = async (parts: BlobPart[], name: string, scanned = false) => {
    const reading = await readListFile(new File(parts, name));
    return reading.kind === 'READ'
      ? listLines(readArrival({ document: reading.document, scanned }))
      : reading.reason;
  };

  it('reads a list in the encoding of an old spreadsheet', async () => {
    expect(await linesOf([new Uint8Array([0xd6, 0x6c, 0x3b, 0x33])], 'liste.csv')).toMatchObject([
      { article: 'Öl', amount: '3', unit: '' },
    ]);
  });

  it('ERR-6: counts each code of a hand-held device as one piece', async () => {
    expect(await linesOf(['4711\n4711;5'], 'scans.txt', true)).toMatchObject([
      { amount: '1' },
      { amount: '5' },
    ]);
    expect(await linesOf(['4711\n4711;5'], 'scans.txt')).toMatchObject([{ amount: '' }, { amount: '5' }]);
  });

  it('says why it cannot read a file', async () => {
    expect(await linesOf(['PK\u0003\u0004 no zip'], 'liste.xlsx')).toBe('DAMAGED');
    expect(await linesOf([], 'liste.xlsx')).toBe('EMPTY');
  });

  it('reads the sample it offers', async () => {
    for (const locale of ['de-AT', 'en-GB'] as const) {
      const text = sampleList(locale, [
        { article: '4711', amount: 6, unit: 'Karton', name: 'Senf; "scharf"' },
      ]);
      expect(text.startsWith('\ufeff')).toBe(true);
      expect(await linesOf([text], 'muster.csv')).toMatchObject([
        { reading: { status: 'NOISE' } },
        { article: '4711', amount: '6', unit: 'Karton', hint: 'Senf; "scharf"' },
      ]);
    }
  });
});
