export type { Sheet, SheetColumn, SheetValue, Workbook } from './workbook';
export { EXCEL_TYPE } from './workbook';
export { writeWorkbook } from './write-workbook';
