import type { LabelSheet, Paper } from '../papers';
import type { Workbook } from '../spreadsheet';
import { createRenderPool, type RenderPool } from './render-pool';

/** One for the process, whatever renders in it: the machine's cores are what is shared out. */
let shared: RenderPool | undefined;

const pool = (): RenderPool => (shared ??= createRenderPool());

/**
 * Sets a paper as PDF, in another thread.
 *
 * @throws ProblemError unavailable when too much waits to be rendered
 */
export const renderPaper = (paper: Paper): Promise<Uint8Array> => pool().render({ kind: 'PAPER', paper });

/**
 * Sets labels as PDF, in another thread.
 *
 * @throws ProblemError unavailable when too much waits to be rendered
 */
export const renderLabels = (sheet: LabelSheet): Promise<Uint8Array> =>
  pool().render({ kind: 'LABELS', sheet });

/**
 * Writes a workbook (xlsx), in another thread.
 *
 * @throws ProblemError unavailable when too much waits to be rendered
 * @example return afterCommit(async () => ({ mediaType: EXCEL_TYPE, bytes: await renderWorkbook(book), fileName }));
 */
export const renderWorkbook = (workbook: Workbook): Promise<Uint8Array> =>
  pool().render({ kind: 'WORKBOOK', workbook });
