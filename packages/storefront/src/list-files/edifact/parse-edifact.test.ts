import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListFile } from '../read-list-file';

/** An order as a hotel's system sends it. */
const ORDER = [
  "UNA:+.? '",
  "UNB+UNOC:3+9012345000004:14+9098765000005:14+261125:0915+4711'",
  "UNH+1+ORDERS:D:96A:UN:EAN008'",
  "BGM+220+B-2026-118+9'",
  "DTM+137:20261125:102'",
  "DTM+2:20261127:102'",
  "FTX+DEL+++Bitte an der Rampe'",
  "NAD+BY+9012345000004::9++Gasthof Muster+Dorfplatz 1+Zell+++5700+AT'",
  "NAD+SU+9098765000005::9'",
  "CUX+2:EUR:9'",
  "LIN+1++9099000018550:EN'",
  "PIA+1+373326:SA::91+K-77:BP::92'",
  "IMD+F++:::Paradeiser gesch?'lt?+ Kraut'",
  "QTY+21:3:CT'",
  "QTY+59:6:PCE'",
  "PRI+AAA:12.50'",
  "LIN+2++9099000011056:SRV'",
  "QTY+21:1.500:KGM'",
  "LIN+3'",
  "PIA+5+142616:SA'",
  "IMD+F++CU::9:Cola:Sprizzo'",
  "QTY+21:12'",
  "UNS+S'",
  "CNT+2:3'",
  "UNT+20+1'",
  "UNZ+1+4711'",
];

const ROWS = [
  ['Position', 'Artikelnummer', 'GTIN', 'Bezeichnung', 'Menge', 'Einheit'],
  ['1', '373326', '9099000018550', "Paradeiser gesch'lt+ Kraut", '3', 'Karton'],
  ['2', '', '9099000011056', '', '1,5', 'kg'],
  ['3', '142616', '', 'Cola Sprizzo', '12', ''],
];

const read = async (text: BlobPart) => {
  const reading = await readListFile(new File([text], 'bestellung.edi'));
  if (reading.kind !== 'READ') throw new Error(reading.reason);
  const { format, encoding, gaps, sheets = [] } = reading.document;
  return { format, encoding, gaps, rows: sheets[0]?.rows };
};

const lines = (...segments: readonly string[]): string =>
  `UNH+1+ORDERS:D:96A:UN'BGM+220+1+9'${segments.join("'")}'UNS+S'`;

describe('an order in EDIFACT', () => {
  it.each(['\n', '', '\r\n', '\r'])('is read, whatever stands between its segments: %j', async (end) => {
    expect(await read(ORDER.join(end))).toMatchObject({ format: 'EDIFACT', gaps: [], rows: ROWS });
  });

  it('may leave out what announces its separators', async () => {
    expect((await read(ORDER.slice(1).join(''))).rows).toEqual(ROWS);
    expect((await read(ORDER.slice(2).join(''))).rows).toEqual(ROWS);
  });

  it('is read in the encoding of old systems', async () => {
    const text = lines('LIN+1++373326:SA', 'IMD+F++:::K#se', 'QTY+21:2:PCE');
    for (const [byte, encoding] of [
      [0xe4, 'Windows-1252'],
      [0x84, 'CP850'],
    ] as const) {
      const bytes = Uint8Array.from(text, (letter) => (letter === '#' ? byte : letter.charCodeAt(0)));
      expect(await read(bytes)).toMatchObject({
        encoding,
        rows: [ROWS[0], ['1', '373326', '', 'Käse', '2', 'Stk']],
      });
    }
  });

  it('may announce any separators', async () => {
    const announced = fc
      .shuffledSubarray(Array.from(":+?'|*!~^%;#\u001c\u001d\u001f"), { minLength: 4, maxLength: 4 })
      .filter((signs) => signs.length === 4);
    const name = fc.string({
      unit: fc.constantFrom(...Array.from("aäß 1:+?'|*!~^%;#.")),
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(
        announced,
        name,
        async ([component = '', element = '', release = '', segment = ''], text) => {
          const escaped = Array.from(text, (letter) =>
            [component, element, release, segment].includes(letter) ? release + letter : letter,
          ).join('');
          const written = [
            ['UNH', '1', `ORDERS${component}D${component}96A${component}UN`],
            ['LIN', '1', '', `4006381333931${component}EN`],
            ['IMD', 'F', '', `${component}${component}${component}${escaped}`],
            ['QTY', `21${component}7${component}PCE`],
          ];
          const interchange = `UNA${component}${element}.${release} ${segment}${written.map((parts) => parts.join(element) + segment).join('')}`;
          const { rows } = await read(interchange);
          expect(rows?.[1]).toEqual([
            '1',
            '',
            '4006381333931',
            text.replaceAll(/\s+/g, ' ').trim(),
            '7',
            'Stk',
          ]);
        },
      ),
    );
  });

  it('says which of its lines cannot be ordered', async () => {
    const { gaps, rows } = await read(
      lines(
        'LIN+1++9099000018550:EN',
        'QTY+59:6:PCE',
        'LIN+2',
        'QTY+21:5:PCE',
        'LIN+3++9099000018550:EN',
        'QTY+21:1:XYZ',
      ),
    );
    expect(rows?.slice(1)).toEqual([
      ['1', '', '9099000018550', '', '', ''],
      ['2', '', '', '', '5', 'Stk'],
      ['3', '', '9099000018550', '', '1', 'XYZ'],
    ]);
    expect(gaps).toEqual([
      { kind: 'SEGMENT', text: 'LIN 1 9099000018550 EN · QTY 59 6 PCE' },
      { kind: 'SEGMENT', text: 'LIN 2 · QTY 21 5 PCE' },
    ]);
  });

  it('orders nothing that is called off', async () => {
    const called = `UNH+1+ORDERS:D:96A:UN'BGM+220+1+1'LIN+1++9099000018550:EN'QTY+21:3'`;
    expect((await read(called)).rows?.[1]?.[4]).toBe('');
    const { rows } = await read(
      lines('LIN+1+2+9099000018550:EN', 'QTY+21:3', 'LIN+2+1+9099000018550:EN', 'QTY+21:4'),
    );
    expect(rows?.map((row) => row[4])).toEqual(['Menge', '', '4']);
  });

  it('without lines is none', async () => {
    expect(await readListFile(new File(["UNH+1+INVOIC:D:96A:UN'BGM+380+1'"], 'a.edi'))).toEqual({
      kind: 'UNREADABLE',
      reason: 'DAMAGED',
      format: 'EDIFACT',
    });
  });
});
