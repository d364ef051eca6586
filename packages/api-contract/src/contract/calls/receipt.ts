import { z } from 'zod';
import * as endpoints from '../../endpoints';
import { queryParameters, receiptPageSchema } from '../../schemas';
import { defineCall } from '../call';
import { PDF } from '../media-type';

export const getReceipts = defineCall(endpoints.getReceipts, {
  summary: 'Documents of a customer: invoices, credit memos, delivery notes, order receipts.',
  query: z.object({
    pageNumber: queryParameters.pageNumber,
    pageSize: queryParameters.pageSize,
    sortDirection: queryParameters.sortDirection,
  }),
  answer: receiptPageSchema,
  errors: ['prices-forbidden'],
  priceBearing: true,
});

export const getReceiptPdf = defineCall(endpoints.getReceiptPdf, {
  summary: 'One document as PDF.',
  query: z.object({ receiptType: queryParameters.receiptType }),
  mediaTypes: PDF,
  answer: null,
  errors: ['prices-forbidden'],
  priceBearing: true,
});
