import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readListFile } from '../read-list-file';

/** A workbook as Excel writes it; the writer of the other tests knows no struck fonts. */
const excel = (sheet: string, { styles = STYLES, strings = '' } = {}): Uint8Array<ArrayBuffer> =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Bestellung" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/styles.xml': strToU8(styles),
    'xl/sharedStrings.xml': strToU8(
      `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${strings}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
  });

/** Looks of cells: 0 plain, 1 struck through, 2 struck through with two decimals, 3 bold, 4 with a strike that is off. */
const STYLES =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="4"><font><sz val="11"/><name val="Calibri"/></font><font><strike/><sz val="11"/></font><font><b/></font><font><strike val="0"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="1" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="2" fontId="1" borderId="0" xfId="0"/><xf numFmtId="0" fontId="2" fillId="1" borderId="0" xfId="0"/><xf numFmtId="0" fontId="3" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>';

const rowsOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const reading = await readListFile(new File([bytes], 'liste.xlsx'));
  if (reading.kind !== 'READ') throw new Error(reading.reason);
  return reading.document.sheets?.[0]?.rows;
};

describe('what is struck through in a workbook', () => {
  it('stands between tildes: texts and numbers, whatever else their cells look like', async () => {
    const sheet =
      '<row r="1"><c r="A1" s="1"><v>373326</v></c><c r="B1" s="3"><v>3</v></c><c r="C1" t="inlineStr" s="1"><is><t>Dose</t></is></c><c r="D1" s="2"><v>2.5</v></c></row>' +
      '<row r="2"><c r="A2"><v>145576</v></c><c r="B2" s="4"><v>2</v></c><c r="C2" t="inlineStr"><is><t>Kübel</t></is></c><c r="D2" s="0"><v>1</v></c></row>';
    // The price before is struck through on many a list.
    expect(await rowsOf(excel(sheet))).toEqual([
      ['~373326~', '3', '~Dose~', '2,50'],
      ['145576', '2', 'Kübel', '1'],
    ]);
  });

  it('stands between tildes within a text', async () => {
    const strings =
      '<si><r><rPr><strike/><sz val="11"/></rPr><t xml:space="preserve">3 </t></r><r><rPr><sz val="11"/></rPr><t>5</t></r></si><si><t>373326</t></si><si><r><rPr><strike val="false"/></rPr><t>Dose</t></r></si>';
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>2</v></c></row>';
    expect(await rowsOf(excel(sheet, { strings }))).toEqual([['373326', '~3~ 5', 'Dose']]);
  });

  it('changes nothing where nothing is', async () => {
    const styles = STYLES.replaceAll(/<strike[^>]*>/g, '');
    const sheet = '<row r="1"><c r="A1" s="1"><v>373326</v></c><c r="B1" s="3"><v>3</v></c></row>';
    expect(await rowsOf(excel(sheet, { styles }))).toEqual([['373326', '3']]);
  });

  it('is seen through prefixes of names as well', async () => {
    const styles = STYLES.replaceAll(/<(\/?)(?=\w)/g, '<$1x:').replace('xmlns=', 'xmlns:x=');
    const sheet = '<row r="1"><c r="A1" s="1"><v>373326</v></c><c r="B1" s="3"><v>3</v></c></row>';
    expect(await rowsOf(excel(sheet, { styles }))).toEqual([['~373326~', '3']]);
  });

  it('is seen where the styles of cells look like those they stand on', async () => {
    const alike = '<xf numFmtId="0" fontId="0" fillId="0"/><xf numFmtId="0" fontId="1" fillId="0"/>';
    const styles = STYLES.replace(/(<cellStyleXfs[^>]*>).*?(<\/cellStyleXfs>)/, `$1${alike}$2`).replace(
      /(<cellXfs[^>]*>).*?(<\/cellXfs>)/,
      `$1${alike}$2`,
    );
    const sheet = '<row r="1"><c r="A1" s="1"><v>373326</v></c><c r="B1" s="0"><v>3</v></c></row>';
    expect(await rowsOf(excel(sheet, { styles }))).toEqual([['~373326~', '3']]);
  });

  it('leaves a workbook without fills as it is', async () => {
    const styles = STYLES.replace(/<fills.*<\/fills>/, '<fills count="0"/>');
    const sheet = '<row r="1"><c r="A1" s="1"><v>373326</v></c><c r="B1" s="0"><v>3</v></c></row>';
    expect(await rowsOf(excel(sheet, { styles }))).toEqual([['373326', '3']]);
  });

  it('is seen in a table of LibreOffice, in its cells and within their texts', async () => {
    const content = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><office:automatic-styles><style:style style:name="ta1" style:family="table"/><style:style style:name="ce1" style:family="table-cell" style:parent-style-name="Default"><style:text-properties style:text-line-through-style="solid" style:text-line-through-type="single"/></style:style><style:style style:name="ce2" style:family="table-cell"><style:text-properties style:text-line-through-style="none"/></style:style><style:style style:name="T1" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Bestellung"><table:table-row><table:table-cell table:style-name="ce1" office:value-type="float" office:value="373326"><text:p>373326</text:p></table:table-cell><table:table-cell table:style-name="ce2" office:value-type="float" office:value="3"><text:p>3</text:p></table:table-cell><table:table-cell table:style-name="ce1"/><table:table-cell office:value-type="string"><text:p><text:span text:style-name="T1">Dose</text:span> Karton</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
    const bytes = zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8(content),
      'styles.xml': strToU8(
        '<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
      ),
      'META-INF/manifest.xml': strToU8(
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
      ),
    });
    expect(await rowsOf(bytes)).toEqual([['~373326~', '3', '', '~Dose~ Karton']]);
  });
});
