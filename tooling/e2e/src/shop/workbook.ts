import { crc32 } from 'node:zlib';

/** What a cell holds. */
type Cell = string | number;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const cellOf = (cell: Cell, place: string): string =>
  typeof cell === 'number'
    ? `<c r="${place}"><v>${cell}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;

const rowOf = (cells: readonly Cell[], index: number): string =>
  `<row r="${index + 1}">${cells.map((cell, column) => cellOf(cell, `${COLUMNS.charAt(column)}${index + 1}`)).join('')}</row>`;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet as it stands in the file. */
interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly hidden: boolean;
}

const partsOf = (sheets: readonly Sheet[]): readonly (readonly [string, string])[] => {
  const each = (draw: (sheet: Sheet, number: number) => string): string =>
    sheets.map((sheet, at) => draw(sheet, at + 1)).join('');
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(({ name, hidden }, number) => `<sheet name="${name}" sheetId="${number}"${hidden ? ' state="hidden"' : ''} r:id="rId${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
    ],
    ...sheets.map(
      ({ rows }, at) =>
        [
          `xl/worksheets/sheet${at + 1}.xml`,
          `<worksheet xmlns="${MAIN}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
        ] as const,
    ),
  ];
};

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;

const bytes = (...fields: readonly (readonly [width: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([width, value]) => {
      const field = Buffer.alloc(width);
      field.writeUIntLE(value, 0, width);
      return field;
    }),
  );

/** What a workbook holds besides the sheet that is seen. */
export interface WorkbookOptions {
  /** Rows of a hidden sheet before it. */
  readonly hiddenBefore?: readonly (readonly Cell[])[] | undefined;
  /** Another sheet that is seen, behind it. */
  readonly after?: Pick<Sheet, 'name' | 'rows'> | undefined;
}

/**
 * A workbook, with 26 columns at most, as Excel reads it: the parts of the format in a ZIP archive without compression.
 */
export const workbook = (
  rows: readonly (readonly Cell[])[],
  { hiddenBefore, after }: WorkbookOptions = {},
): Buffer => {
  const sheets = [
    ...(hiddenBefore === undefined ? [] : [{ name: 'Alt', rows: hiddenBefore, hidden: true }]),
    { name: 'Bestellung', rows, hidden: false },
    ...(after === undefined ? [] : [{ ...after, hidden: false }]),
  ];
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, xml] of partsOf(sheets)) {
    const name = Buffer.from(path);
    const content = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
    // Flags, method, time, day, checksum, packed and plain size, lengths of name and further fields.
    const facts = bytes(
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0x21],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    );
    const file = Buffer.concat([bytes([4, LOCAL], [2, VERSION]), facts, name, content]);
    const place = bytes([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(Buffer.concat([bytes([4, CENTRAL], [2, VERSION], [2, VERSION]), facts, place, name]));
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const end = bytes(
    [4, END],
    [2, 0],
    [2, 0],
    [2, directory.length],
    [2, directory.length],
    [4, list.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...files, list, end]);
};
