export { storeReceipts } from './store-receipts';
