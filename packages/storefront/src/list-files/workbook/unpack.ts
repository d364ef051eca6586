import { strFromU8, strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import type { ListFormat } from '../list-document';
import { Unreadable } from '../unreadable';
import { withStrikesMarked } from './struck-cells';

/** Bytes a workbook may have once it is unpacked: 10,000 lines are a hundredth of it. */
const MOST_UNPACKED = 200_000_000;

/** Bytes of a sheet that may have been coloured to its end. */
const LARGE = 1_000_000;

/** What tables are made of; pictures, macros and other tools of a workbook are left packed. */
const PARTS =
  /^(?:\[Content_Types\]\.xml|mimetype|content\.xml|styles\.xml|meta\.xml|(?:META-INF|docProps|_rels)\/.*|xl\/(?:[^/]+|_rels\/.*|worksheets\/.*|theme\/.*))$/i;

const isWanted = ({ name }: UnzipFileInfo): boolean =>
  PARTS.test(name) && !/\.(?:png|jpe?g|emf|wmf)$/i.test(name);

const formatOf = (names: readonly string[]): ListFormat | undefined => {
  if (names.some((name) => /^xl\/workbook\.(?:xml|bin)$/i.test(name))) return 'XLSX';
  return names.includes('content.xml') ? 'ODS' : undefined;
};

/** A workbook whose parts lie open in its ZIP. */
export interface UnpackedWorkbook {
  readonly format: ListFormat;
  readonly parts: Readonly<Record<string, Uint8Array>>;
  readonly bytes: Uint8Array;
}

/**
 * Unpacks the parts of a workbook that are read, no more than a bound of bytes whatever the ZIP says about itself, and
 * puts them together again unpacked, as the reader of workbooks takes them.
 *
 * @throws Unreadable for what is larger, damaged or no workbook
 */
export const unpack = (bytes: Uint8Array): UnpackedWorkbook => {
  let size = 0;
  const take = (file: UnzipFileInfo): boolean => {
    if (!isWanted(file)) return false;
    size += file.originalSize;
    if (size > MOST_UNPACKED) throw new Unreadable({ reason: 'TOO_LARGE' });
    return true;
  };
  const parts = unzipped(bytes, take);
  const format = formatOf(Object.keys(parts));
  if (format === undefined) throw new Unreadable({ reason: 'UNKNOWN' });
  return { format, parts, bytes: zipSync(withStrikesMarked(withoutEmptyRows(parts)), { level: 0 }) };
};

/**
 * A sheet whose cells were once coloured to its end has a million rows without a letter, each of which takes the reader
 * of workbooks its time.
 */
const withoutEmptyRows = (parts: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      if (part.length < LARGE || !/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) return [name, part];
      const filled = strFromU8(part)
        .replaceAll(/<c\b[^>]*\/>/g, '')
        .replaceAll(/<row\b[^>]*(?:\/>|>\s*<\/row>)/g, '');
      return [name, strToU8(filled)];
    }),
  );

const unzipped = (
  bytes: Uint8Array,
  filter: (file: UnzipFileInfo) => boolean,
): Record<string, Uint8Array> => {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable({ reason: 'DAMAGED', format: 'XLSX' });
  }
};
