import { UnreadableFileError } from './entry';
import type { TableRow } from './table-rows';
import { workbookTable } from './workbook-table';

/** What a thread found in a workbook: its rows, or the sentence that says why it is none. Errors lose their class on the way. */
export type WorkbookFound = { readonly rows: readonly TableRow[] } | { readonly problem: string };

/** Reads a workbook, in a thread of its own. */
export default (bytes: Uint8Array): WorkbookFound => {
  try {
    return { rows: workbookTable(bytes) };
  } catch (error) {
    if (error instanceof UnreadableFileError) return { problem: error.message };
    throw error;
  }
};
