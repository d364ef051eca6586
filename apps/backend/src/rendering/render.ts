import type { LabelSheet, DocumentLayout } from '../papers';
import type { Workbook } from '../spreadsheet';
import { createRenderPool, type RenderPool } from './render-pool';

/** One for the process, whatever renders in it: the machine's cores are what is shared out. */
let shared: RenderPool | undefined;

const pool = (): RenderPool => (shared ??= createRenderPool());

/**
 * Sets a paper as PDF, in another thread.
 *
 * @param leaving aborted when nobody waits for it any more; undefined: somebody always does
 * @throws ProblemError unavailable when too much waits to be rendered
 */
export const renderPdf = (paper: DocumentLayout, leaving: AbortSignal | undefined): Promise<Uint8Array> =>
  pool().render({ kind: 'PAPER', paper }, leaving);

/**
 * Sets labels as PDF, in another thread.
 *
 * @param leaving aborted when nobody waits for it any more; undefined: somebody always does
 * @throws ProblemError unavailable when too much waits to be rendered
 */
export const renderLabels = (sheet: LabelSheet, leaving: AbortSignal | undefined): Promise<Uint8Array> =>
  pool().render({ kind: 'LABELS', sheet }, leaving);

/**
 * Writes a workbook (xlsx), in another thread.
 *
 * @param leaving aborted when nobody waits for it any more; undefined: somebody always does
 * @throws ProblemError unavailable when too much waits to be rendered
 * @example return afterCommit(async (leaving) => ({ mediaType: EXCEL_TYPE, bytes: await renderWorkbook(book, leaving), fileName }));
 */
export const renderWorkbook = (workbook: Workbook, leaving: AbortSignal | undefined): Promise<Uint8Array> =>
  pool().render({ kind: 'WORKBOOK', workbook }, leaving);
