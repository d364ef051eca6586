/** A line of a file: what it says, or why it cannot be read. */
export interface Entry {
  /** Counted from 1. */
  readonly line: number;
  /** Bytes of the file up to its end. */
  readonly end: number;
  readonly value?: unknown;
  /** The cells of a table's row, where the file is one. */
  readonly row?: Readonly<Record<string, string>> | undefined;
  /** What the file calls the columns, by the names they are known by. */
  readonly headings?: ReadonlyMap<string, string> | undefined;
  /** What the file calls a field, by its path; undefined where no column is of it. */
  readonly nameOf?: ((path: readonly PropertyKey[]) => string | undefined) | undefined;
  /** Why the line cannot be read, in words for people. */
  readonly problem?: string | undefined;
}

/** The file as a whole cannot be read. The program ends with this sentence. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
