export { PrintTotals } from './print-totals';
export { type PrintLine, PrintTable } from './print-table';
export { PrintLayoutSwitch } from './print-layout-switch';
export { usePrinting } from './use-printing';
