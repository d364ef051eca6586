export { labelSheetDefinition } from './label-sheet-definition';
export type { LabelSheet, PrintedLabel } from './label-sheet';
export type { Letterhead } from './letterhead';
export type { Paper, PaperBlock, PaperFact } from './paper';
export { paperDefinition } from './paper-definition';
export type { PaperCell, PaperColumn, PaperRow, PaperTable } from './paper-table';
export { wholeMeasures } from './whole-measures';
