import type { Importer } from '../persistence/importer';
import { csvRows, workbookEntries } from './csv-rows';
import type { FileEncoding } from './decode-stream';
import type { Entry } from './entry';
import { jsonLines } from './json-lines';
import { tableOf } from './table-of';

/** How a file is written. */
export type FileFormat = 'JSON' | 'CSV' | 'XLSX';

/**
 * The lines of a file.
 *
 * @param onEncoding is told how a table's letters were read
 */
export const entriesOf = <Line>(
  { shape, csv }: Pick<Importer<Line>, 'shape' | 'csv'>,
  format: FileFormat,
  bytes: AsyncIterable<Buffer>,
  onEncoding: (encoding: FileEncoding) => void,
): AsyncIterable<Entry> => {
  if (format === 'JSON') return jsonLines(bytes);
  const table = tableOf(shape, csv);
  return table.linesOf(
    format === 'XLSX' ? workbookEntries(bytes, table.columns) : csvRows(bytes, table.columns, onEncoding),
  );
};
