import { describe, expect, it } from 'vitest';
import { readFile } from './read-file';
import { readList } from './read-list';
import { sampleList } from './sample-list';
import { spreadLine } from './spread-line';

describe('readList', () => {
  it('puts each line into the fields of the pad, whichever way it was written', () => {
    expect(
      readList('100123\t3\tKarton\n12 x 4711\n3 Ktn Obers\nTomaten 1,5 kg\n4006381333931').map(
        ({ article, amount, unit }) => [article, amount, unit],
      ),
    ).toEqual([
      ['100123', '3', 'Karton'],
      ['4711', '12', ''],
      ['Obers', '3', 'Ktn'],
      ['Tomaten', '1,5', 'kg'],
      ['4006381333931', '1', ''],
    ]);
  });

  it('keeps the name beside a number, and shows the line where reading it took a guess', () => {
    expect(readList('100123;Tomaten Roma;3\n100123 1.000')).toEqual([
      { article: '100123', amount: '3', unit: '', hint: 'Tomaten Roma' },
      { article: '100123', amount: '1000', unit: '', source: '100123 1.000' },
    ]);
  });

  it('drops nothing: what names no article stays as it was', () => {
    expect(readList('3 kg')).toEqual([{ article: '3 kg', amount: '3', unit: 'kg' }]);
  });
});

describe('spreadLine', () => {
  it.each([
    ['3 Ktn Obers', { article: 'Obers', amount: '3', unit: 'Ktn' }],
    ['201144 12', { article: '201144', amount: '12', unit: '' }],
    ['12 x 4711', { article: '4711', amount: '12', unit: '' }],
  ])('spreads %j', (typed, line) => {
    expect(spreadLine(typed)).toEqual(line);
  });

  it.each(['201144', 'Obers', 'eier 180', 'Cola 0,5l', '4006381333931', ''])('leaves %j alone', (typed) => {
    expect(spreadLine(typed)).toBeUndefined();
  });
});

describe('readFile', () => {
  const linesOf = async (parts: BlobPart[], name: string, scanned = false) => {
    const reading = await readFile(new File(parts, name), scanned);
    return reading.kind === 'READ' ? reading.lines : reading.reason;
  };

  it('reads a list in the encoding of an old spreadsheet', async () => {
    expect(await linesOf([new Uint8Array([0xd6, 0x6c, 0x3b, 0x33])], 'liste.csv')).toEqual([
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
      expect(await linesOf([text], 'muster.csv')).toEqual([
        { article: '4711', amount: '6', unit: 'Karton', hint: 'Senf; "scharf"' },
      ]);
    }
  });
});
