export { labelsToPdfDefinition } from './labels-to-pdf-definition';
export type { LabelSheet, PrintedLabel } from './label-sheet';
export type { Letterhead } from './letterhead';
export type { DocumentLayout, LayoutBlock, LabelledText } from './document-layout';
export { toPdfDefinition } from './to-pdf-definition';
export type { LayoutCell, PaperColumn, PaperRow, LayoutTable } from './layout-table';
export { keepMeasuresTogether } from './keep-measures-together';
