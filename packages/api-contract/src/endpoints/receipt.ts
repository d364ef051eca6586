import type { Endpoint } from './endpoint';

/** Documents of a customer: invoices, credit memos, delivery notes, order receipts. */
export const getReceipts = {
  method: 'GET',
  path: '/effective-customers/{tenant}/{customerId}/receipt/{type}',
  access: 'customer',
  query: { pageNumber: 'optional', pageSize: 'optional', sortDirection: 'optional' },
} as const satisfies Endpoint;

/** One document as PDF. */
export const getReceiptPdf = {
  method: 'GET',
  path: '/effective-customers/{tenant}/{customerId}/receipt/{documentNumber}/pdf',
  access: 'customer',
  query: { receiptType: 'required' },
  answer: 'file',
} as const satisfies Endpoint;
