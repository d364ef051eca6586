import { parse, type CsvError, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { BadFileError, type Entry } from './entry';

/** A row by the names of the head line; empty cells are left out. */
export type CsvRow = Readonly<Record<string, string>>;

const DELIMITERS = [';', ',', '\t'] as const;
const NEWLINE = 0x0a;
const LONGEST_ROW = 1024 * 1024;

/** The character that parts the cells of a head line most often. */
const delimiterOf = (head: string): string =>
  DELIMITERS.reduce((best, one) => (head.split(one).length > head.split(best).length ? one : best));

const checkHead = (names: readonly string[], known: ReadonlySet<string>): readonly string[] => {
  const trimmed = names.map((name) => name.trim());
  const unknown = trimmed.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BadFileError(
      `Unknown column${unknown.length > 1 ? 's' : ''} in the head line: ${unknown.slice(0, 5).join(', ')}. Known are: ${[...known].join(', ')}.`,
    );
  const twice = trimmed.find((name, index) => trimmed.indexOf(name) !== index);
  if (twice !== undefined) throw new BadFileError(`The column ${twice} stands in the head line twice.`);
  return trimmed;
};

const rowOf = (record: Readonly<Record<string, string>>): CsvRow =>
  Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== ''));

/** Everything up to the first line end, and a stream of all bytes again. */
const withHead = async (source: AsyncIterable<Buffer>): Promise<readonly [string, AsyncIterable<Buffer>]> => {
  const iterator = source[Symbol.asyncIterator]();
  const held: Buffer[] = [];
  let isDone = false;
  while (!isDone && !held.some((chunk) => chunk.includes(NEWLINE)) && held.length < 64) {
    const step = await iterator.next();
    if (step.done === true) isDone = true;
    else held.push(step.value);
  }
  async function* again(): AsyncGenerator<Buffer, undefined> {
    yield* held;
    for (let step = await iterator.next(); step.done !== true; step = await iterator.next()) yield step.value;
    return undefined;
  }
  const [head = ''] = Buffer.concat(held).toString('utf8').split('\n');
  return [head, isDone ? Readable.from(held) : again()];
};

/**
 * The rows of a CSV stream with a head line. The delimiter (semicolon, comma, tab) is seen by itself; cells may be quoted.
 *
 * @throws BadFileError when the head line names a column that is none of those known
 */
export async function* csvRows(
  source: AsyncIterable<Buffer>,
  known: ReadonlySet<string>,
): AsyncGenerator<Entry, undefined> {
  const [head, bytes] = await withHead(source);
  if (head.trim() === '')
    throw new BadFileError('The file is empty; a head line with the names of the columns is missing.');
  const skipped: Entry[] = [];
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(head),
    columns: (names: string[]) => [...checkHead(names, known)],
    info: true,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_ROW,
    on_skip: (error: CsvError | undefined) => {
      skipped.push({
        line: Number(error?.['lines'] ?? 0),
        end: Number(error?.['bytes'] ?? 0),
        problem: `is no row of the table: ${error?.message ?? 'unreadable'}`,
      });
    },
  });
  const input = Readable.from(bytes);
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  for await (const { info, record } of parser as AsyncIterable<{
    readonly info: Info;
    readonly record: Readonly<Record<string, string>>;
  }>) {
    yield* skipped.splice(0);
    yield { line: info.lines, end: info.bytes, row: rowOf(record) };
  }
  yield* skipped.splice(0);
  return undefined;
}
