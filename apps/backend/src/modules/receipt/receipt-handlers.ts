import type { Handlers } from '../../calls';
import { receiptPdf } from './receipt-pdf';
import { receiptPage } from './receipt-page';

/** Documents of a customer: invoices, credit memos, delivery notes, order receipts; as a list and on paper. */
export const receiptHandlers = () =>
  ({
    getReceipts: (request, queries) => receiptPage(queries, request),
    getReceiptPdf: (request, queries) => receiptPdf(queries, request),
  }) satisfies Handlers;
