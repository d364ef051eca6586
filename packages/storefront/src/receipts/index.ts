export { parseReceipts } from './receipts-address';
export { receiptsQuery } from './receipts-query';
export { ReceiptsScreen, type ReceiptsScreenProps } from './receipts-screen';
