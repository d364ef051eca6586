export { orderMail } from './order-mail';
export { orderPaper, type OrderDocumentHead } from './order-paper';
export { orderSheet } from './order-sheet';
export { paperSums } from './paper-sums';
export { PAPER_WORDS } from './paper-words';
export { orderChange } from './order-change';
