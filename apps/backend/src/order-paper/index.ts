export { orderMail } from './order-mail';
export { buildOrderContent, type OrderDocumentHead } from './order-content';
export { layoutOrder } from './layout-order';
export { orderTotalsRows } from './order-totals-rows';

export { orderChange } from './order-change';
