import type { LabelSheet, DocumentLayout } from '../papers';
import type { Workbook } from '../spreadsheet';

/** What can be rendered. Plain data: it is handed to a thread. */
export type RenderJob =
  | { readonly kind: 'PAPER'; readonly paper: DocumentLayout }
  | { readonly kind: 'LABELS'; readonly sheet: LabelSheet }
  | { readonly kind: 'WORKBOOK'; readonly workbook: Workbook };
