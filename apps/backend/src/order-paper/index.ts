export { orderMail } from './order-mail';
export { orderPaper, type OrderDocumentHead } from './order-paper';
export { orderSheet } from './order-sheet';
export { paperSums } from './paper-sums';
export { paperTexts } from './paper-texts';
export { orderChange } from './order-change';
