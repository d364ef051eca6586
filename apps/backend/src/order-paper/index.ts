export { orderMail } from './order-mail';
export { orderPaper } from './order-paper';
export { orderPdf } from './order-pdf';
