/** A line as it stands in the file, without its end. */
export interface RawLine {
  readonly line: number;
  readonly end: number;
  /** Undefined: it is longer than any line may be. */
  readonly bytes: Buffer | undefined;
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** A line may be this long; no catalogue's is, and a file without line ends would fill the memory. */
export const MAX_LINE_LENGTH = 4 * 1024 * 1024;

const withoutReturn = (bytes: Buffer): Buffer =>
  bytes.at(-1) === RETURN ? bytes.subarray(0, bytes.length - 1) : bytes;

/**
 * The lines of a stream, one after the other: the stream is read no faster than they are taken. Lines end with LF or CR LF.
 */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<RawLine, undefined> {
  let held: Buffer[] = [];
  let heldLength = 0;
  let line = 0;
  let end = 0;
  const take = (last: Buffer): Buffer | undefined => {
    const length = heldLength + last.length;
    const bytes = length > MAX_LINE_LENGTH ? undefined : Buffer.concat([...held, last], length);
    held = [];
    heldLength = 0;
    line += 1;
    return bytes === undefined ? undefined : withoutReturn(bytes);
  };
  for await (const chunk of source) {
    let start = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
      end += at + 1 - start;
      const bytes = take(chunk.subarray(start, at));
      start = at + 1;
      yield { line, end, bytes };
    }
    const rest = chunk.subarray(start);
    end += rest.length;
    heldLength += rest.length;
    // What is too long anyway is counted and forgotten.
    if (heldLength <= MAX_LINE_LENGTH) held.push(rest);
    else held = [];
  }
  if (heldLength > 0) {
    const bytes = take(Buffer.alloc(0));
    yield { line, end, bytes };
  }
  return undefined;
}
