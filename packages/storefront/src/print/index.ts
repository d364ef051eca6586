export { PaperSums } from './paper-sums';
export { type PaperLine, PaperTable } from './paper-table';
export { Printed } from './printed';
export { usePrinting } from './use-printing';
