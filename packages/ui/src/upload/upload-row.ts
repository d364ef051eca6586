/** One line of an uploaded file. */
export interface UploadRow {
  /** Number of the line in the file, from 1. */
  readonly line: number;
  /** What the line says, in the order of the columns. */
  readonly cells: readonly string[];
  /** What is wrong with it, in a sentence; missing when nothing is. */
  readonly problem?: string | undefined;
}
