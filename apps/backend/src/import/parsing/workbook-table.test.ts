import { utils, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { workbookRows } from './workbook-rows';
import { workbookTable } from './workbook-table';

const SHEET = 'xl/worksheets/sheet1.xml';

const partsOf = (rows: readonly (readonly string[])[]): Record<string, Uint8Array> => {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Table');
  const bytes: unknown = write(workbook, { type: 'array', bookType: 'xlsx' });
  if (!(bytes instanceof ArrayBuffer)) throw new Error('The writer of the test wrote no bytes');
  return unzipSync(new Uint8Array(bytes));
};

describe('a workbook', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-workbook-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('cannot make the reader open a file of the machine, or write a cell of gigabytes', () => {
    const secret = path.join(folder, 'secret.txt');
    writeFileSync(secret, 'OF THE MACHINE');
    const doubling = Array.from(
      { length: 40 },
      (_, index) => `<!ENTITY a${index + 1} "&a${index};&a${index};">`,
    ).join('');
    const document = `<!DOCTYPE x [<!ENTITY file SYSTEM "${pathToFileURL(secret).href}"><!ENTITY a0 "ABC">${doubling}]>`;
    const parts = partsOf([['sku', 'price']]);
    const sheet = strFromU8(parts[SHEET] ?? new Uint8Array())
      .replace('?>', `?>${document}`)
      .replace(/<c r="B1".*?<\/c>/, '<c r="B1" t="inlineStr"><is><t>&file;|&a40;</t></is></c>');
    expect(sheet).toContain('&file;|&a40;');
    const rows = workbookTable(zipSync({ ...parts, [SHEET]: strToU8(sheet) }));
    expect(rows.map(({ cells }) => cells)).toEqual([['sku', '&file;|&a40;']]);
  });

  it('is not unpacked without bound', () => {
    const bytes = zipSync({ ...partsOf([['sku']]), [SHEET]: new Uint8Array(5_000_000) });
    /** What a ZIP says of a part may be a lie. */
    const saying = (size: number): Uint8Array => {
      const view = new DataView(bytes.slice().buffer);
      for (let place = 0; place < bytes.length - 4; place += 1)
        if (view.getUint32(place, true) === 5_000_000) view.setUint32(place, size, true);
      return new Uint8Array(view.buffer);
    };
    expect(() => workbookTable(saying(300 * 1024 * 1024))).toThrow('256 MB');
    // As many bytes as it says, and not the millions that are in it.
    expect(workbookTable(saying(1_000))).toEqual([]);
  });

  it('is read while the process goes on answering', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => [String(index), '1.50', 'Paradeiser']);
    const bytes = Buffer.from(zipSync(partsOf(rows), { level: 1 }));
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    let count = 0;
    for await (const { cells } of workbookRows(Readable.from([bytes]))) if (cells !== undefined) count += 1;
    clearInterval(turning);
    expect(count).toBe(rows.length);
    // Reading it here would have left no turn between the file and its rows.
    expect(turns).toBeGreaterThan(10);
  });
});
