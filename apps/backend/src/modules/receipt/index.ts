export { receiptHandlers } from './receipt-handlers';
