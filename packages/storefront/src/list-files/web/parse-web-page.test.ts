import { describe, expect, it } from 'vitest';
import { readListFile } from '../read-list-file';

const read = async (page: BlobPart, name = 'liste.xls') => {
  const reading = await readListFile(new File([page], name));
  if (reading.kind !== 'READ') throw new Error(reading.reason);
  return reading.document;
};

const rowsOf = async (page: BlobPart) => (await read(page)).sheets?.[0]?.rows;

const latin = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** As a spreadsheet saves a sheet. */
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
<meta http-equiv=Content-Type content="text/html; charset=windows-1252"><style>td {mso-number-format:General;}</style></head>
<body><table border=0><col width=80>
 <tr height=20><td colspan=3 class=xl24>Gasthof Muster</td><td>Kundennr.&nbsp;48213</td></tr>
 <tr><th>Artikelnummer</th><th>Bezeichnung</th><th>Menge</th><th>Einheit</th></tr>
 <tr><td align=right x:num>373326</td><td>Paradeiser <b>ge<i>sch\u00e4lt</i></b><br>im Glas</td><td x:num="3">3</td><td>Dose</td></tr>
 <tr><td>145576</td><td>&Ouml;l &amp; Essig &#40;1&nbsp;l&#41;</td><td>1.200,5</td><td>K\u00fcbel</td></tr>
 <tr style='display:none'><td>999999</td><td></td><td>9</td><td></td></tr>
 <![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=80></td></tr><![endif]>
</table></body></html>`;

const ROWS = [
  ['Gasthof Muster', '', '', 'Kundennr.\u00a048213'],
  ['Artikelnummer', 'Bezeichnung', 'Menge', 'Einheit'],
  ['373326', 'Paradeiser geschält im Glas', '3', 'Dose'],
  ['145576', 'Öl & Essig (1\u00a0l)', '1.200,5', 'Kübel'],
];

describe('a page', () => {
  it('saved as a workbook is read cell by cell', async () => {
    expect(await rowsOf(latin(EXCEL))).toEqual(ROWS);
    expect(await read(latin(EXCEL))).toMatchObject({ format: 'HTML', chosen: 0 });
    expect(await rowsOf(EXCEL.replace('charset=windows-1252', 'charset=utf-8'))).toEqual(ROWS);
    expect(await rowsOf(EXCEL.replace(/<meta[^>]*>/, ''))).toEqual(ROWS);
  });

  it.each([
    [
      '<table><tr><td>373326<td>3<tr><td>145576<td>2</table>',
      [
        ['373326', '3'],
        ['145576', '2'],
      ],
    ],
    [
      '<!-- von --><table><thead><tr><th>Nr</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      [['Nr'], ['1']],
    ],
    [
      '<!DOCTYPE html><p>373326 3 Ktn<br>145576 <b>2</b> Kübel</p><div>142616;1</div>',
      [['373326 3 Ktn'], ['145576 2 Kübel'], ['142616;1']],
    ],
    [
      '<div>Hallo</div><table><tr><td><table><tr><td>373326</td><td>3</td></tr></table></td></tr></table><script>alert(1)</script>',
      [['Hallo'], ['373326', '3']],
    ],
    [
      '<html><body><ul><li>3 Ktn Obers</li><li>2 kg Butter</li></ul></body></html>',
      [['3 Ktn Obers'], ['2 kg Butter']],
    ],
    ['<table><tr><td>="145576"</td><td>2</td></tr></table>', [['="145576"', '2']]],
  ])('is read line by line: %j', async (page, rows) => {
    expect(await rowsOf(page)).toEqual(rows);
  });

  it('of our own mail gives the number below a name a column of its own', async () => {
    const cell = (text: string) => `<td style="padding:4px 8px">${text}</td>`;
    const line = (name: string, notes: readonly string[], amount: string) =>
      `<tr>${cell([name, ...notes.map((note) => `<small>${note}</small>`)].join('<br>'))}${cell(amount)}${cell('€ 4,15')}</tr>`;
    expect(
      await rowsOf(
        `<!doctype html><h2>Lieferung am Freitag</h2><table><thead><tr><th>Artikel</th><th>Menge</th><th>Preis</th></tr></thead><tbody>${line('Cola 24 × 0,33 l', ['373326', 'Ihre Artikelnummer: 88'], '3 Ktn')}${line('Senf', ['4711'], '2 Stk')}${line('Kerzen', ['rot'], '1 Pkg')}</tbody></table>`,
      ),
    ).toEqual([
      ['Lieferung am Freitag'],
      ['Artikel', 'Menge', 'Preis', 'Artikelnummer', 'GTIN', 'Hinweis'],
      ['Cola 24 × 0,33 l', '3 Ktn', '€ 4,15', '373326', '', 'Ihre Artikelnummer: 88'],
      ['Senf', '2 Stk', '€ 4,15', '4711', '', ''],
      ['Kerzen rot', '1 Pkg', '€ 4,15'],
    ]);
  });

  it('is read from the archive that a spreadsheet makes of it', async () => {
    const part = (type: string, body: string, transfer = 'quoted-printable') =>
      `------=_NextPart_01\r\nContent-Location: file:///C:/a.htm\r\nContent-Transfer-Encoding: ${transfer}\r\nContent-Type: ${type}; charset="windows-1252"\r\n\r\n${body}\r\n\r\n`;
    const quoted = (html: string) =>
      html
        .replaceAll('=', '=3D')
        .replaceAll(/[\u0080-\u00ff]/g, (letter) => `=${letter.charCodeAt(0).toString(16).toUpperCase()}`)
        .replaceAll('\n', '=0A=\r\n');
    const archive = [
      'MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\nContent-Type: multipart/related; boundary="----=_NextPart_01"\r\n\r\nEin Archiv\r\n\r\n',
      part(
        'text/html',
        quoted(
          '<html><xml><x:Name>Deckblatt</x:Name><x:Name>Bestellung</x:Name></xml><frameset rows="*,39"></frameset></html>',
        ),
      ),
      part(
        'text/html',
        btoa('<html><body><table><tr><td>Hinweise</td></tr></table></body></html>'),
        'base64',
      ),
      part('text/html', quoted(EXCEL)),
      part('text/css', 'td {}'),
      '------=_NextPart_01--\r\n',
    ].join('');
    const document = await read(archive, 'liste.mht');
    expect(document).toMatchObject({ format: 'MHTML', chosen: 1 });
    expect(document.sheets?.map(({ name, rows }) => [name, rows])).toEqual([
      ['Deckblatt', [['Hinweise']]],
      ['Bestellung', ROWS],
    ]);
  });

  it('of many lines is read whole', async () => {
    const row = '<tr><td>373326</td><td>Paradeiser</td><td>3</td></tr>';
    expect(await rowsOf(`<table>${row.repeat(1000)}</table>`)).toHaveLength(1000);
  });

  it.each([
    ['<table><tr><td><s>373326</s></td><td>3</td></tr></table>', ['~373326~', '3']],
    ['<table><tr><td>373326</td><td><del>3</del> 5</td></tr></table>', ['373326', '~3~ 5']],
    ['<table><tr style="text-decoration: line-through"><td>373326<td>3</tr></table>', ['~373326~', '~3~']],
    [
      '<!DOCTYPE html><del><table><tr><td>373326<td>Para<b>deiser</b> rot</tr></table></del>',
      ['~373326~', '~Paradeiser rot~'],
    ],
    [
      '<style><!-- .xl65 {mso-style-parent:style0; text-decoration:line-through;} .xl66 {color:red} --></style><table><tr><td class=xl65>373326<td class=xl66>3</tr></table>',
      ['~373326~', '3'],
    ],
    [
      '<style>@media all { .a { color: red } .b, td.c { text-decoration: line-through } }</style><table><tr><td class=b>373326<td class=a>3</tr></table>',
      ['~373326~', '3'],
    ],
    ['<!DOCTYPE html><p>noch <strike>3 Ktn Tomaten </strike></p>', ['noch ~3 Ktn Tomaten~']],
    [
      '<!DOCTYPE html><p><span style="text-decoration:underline line-through">3 Ktn 373326</span></p>',
      ['~3 Ktn 373326~'],
    ],
    // What it cost before.
    ['<table><tr><td>373326<td>3<td><s>12,90 €</s></tr></table>', ['373326', '3', '12,90 €']],
    ['<table><tr><td><s> </s>373326<td>~~3~~</tr></table>', ['373326', '~~3~~']],
  ])('says what is struck through: %s', async (page, row) => {
    expect(await rowsOf(page)).toEqual([row]);
  });

  // Each takes minutes where the time grows with the square of the length.
  it.each([
    ['style sheets that never begin', '<style'],
    ['rules without an end', '<style>.a .b{'],
    ['looks without an end', '<style>.a{text-decoration:'],
    ['elements without an end', '<td style'],
    ['signs of the private use area', '\ue000'],
    ['words of a sheet', '<style>a b'],
  ])('that is made of %s is read in the time of its length', async (_, piece) => {
    const page = `<!DOCTYPE html><p>373326 3 Ktn</p>${piece.repeat(200_000)}`;
    expect((await rowsOf(page))?.[0]).toEqual(['373326 3 Ktn']);
  });
});
