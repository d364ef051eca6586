// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';
import { fileCall } from './file-call';

/** One document as PDF. */
export const getReceiptPdf = /* @__PURE__ */ fileCall('getReceiptPdf', endpoints.getReceiptPdf);

/** Documents of a customer: invoices, credit memos, delivery notes, order receipts. */
export const getReceipts = /* @__PURE__ */ call('getReceipts', endpoints.getReceipts);
