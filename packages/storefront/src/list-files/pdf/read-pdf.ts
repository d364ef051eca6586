import { getDocumentProxy } from 'unpdf';
import type { ListDocument, ListGap } from '../list-document';
import { shownSheet, tables } from '../sheets/list-sheet';
import { Unreadable } from '../unreadable';
import { pageRuns, type PdfRun } from './page-runs';
import { rowsOfPages } from './page-rows';

/** Pages that are read: an order has a few of them. */
const MOST_PAGES = 200;

type PdfProxy = Awaited<ReturnType<typeof getDocumentProxy>>;

const open = async (bytes: Uint8Array): Promise<PdfProxy> => {
  try {
    // No fonts, pictures or scripts of the file are needed for its letters.
    return await getDocumentProxy(bytes, { disableFontFace: true, useSystemFonts: false, verbosity: 0 });
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable({ reason: isProtected ? 'PROTECTED' : 'DAMAGED', format: 'PDF' });
  }
};

/**
 * Reads the letters of a PDF into rows, by where they stand, so that columns stay columns.
 *
 * @throws Unreadable for a PDF whose pages are pictures
 */
export const readPdf = async (bytes: Uint8Array): Promise<ListDocument> => {
  const document = await open(bytes);
  const gaps: ListGap[] = [];
  const pages: (readonly PdfRun[])[] = [];
  try {
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
      const runs = await pageRuns(await document.getPage(number));
      pages.push(runs);
      if (runs.length === 0) gaps.push({ kind: 'PAGE', text: String(number) });
    }
  } catch {
    throw new Unreadable({ reason: 'DAMAGED', format: 'PDF' });
  } finally {
    await document.loadingTask.destroy();
  }
  if (pages.every((runs) => runs.length === 0)) throw new Unreadable({ reason: 'PICTURE', format: 'PDF' });
  if (document.numPages > MOST_PAGES) gaps.push({ kind: 'REST', text: String(MOST_PAGES) });
  return tables('PDF', [shownSheet('', rowsOfPages(pages))], { gaps });
};
