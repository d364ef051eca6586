import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { pageInfoSchema } from './page';
import { dayOrMomentSchema, decimalStringSchema } from './scalars';

/** Kinds of documents as the receipt list asks for them. */
export const RECEIPT_TYPES = ['all', 'invoice', 'creditmemo', 'deliverynote', 'order'] as const;
/** Kind of documents, see {@link RECEIPT_TYPES}. */
export type ReceiptType = (typeof RECEIPT_TYPES)[number];

/** Kinds a single document can be of. */
export const DOCUMENT_TYPES = ['invoice', 'creditmemo', 'deliverynote', 'order'] as const;
/** Kind of a single document, see {@link DOCUMENT_TYPES}. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const receiptShape = z
  .object({
    id: z.string().describe('Key of the entry'),
    date: dayOrMomentSchema.describe('Day of the document'),
    documentNumber: z.string().describe('Number printed on it, by which its file is asked for'),
    documentType: z.enum(DOCUMENT_TYPES).describe('What kind of document it is'),
    total: decimalStringSchema.optional().describe('Euro; only for those who may see prices'),
    information: z.string().optional().describe('Remark that is printed on it'),
  })
  .meta({
    description: 'A document of a customer as the receipt list shows it.',
    examples: [
      {
        id: 'd-1',
        date: '2026-11-20',
        documentNumber: 'R2026-118',
        documentType: 'invoice',
        total: '412.50',
      },
    ],
  });
/** A document of a customer as the receipt list shows it. */
export interface Receipt extends z.infer<typeof receiptShape> {}
export const receiptSchema: Schema<Receipt> = registerComponent('Receipt', receiptShape);

const receiptPageShape = z
  .object({
    receipts: list(receiptSchema).describe('Documents of this page'),
    page: pageInfoSchema.describe('Which part of all it is'),
  })
  .describe('Documents of a customer, by page.');
/** Documents of a customer, by page. */
export interface ReceiptPage extends z.infer<typeof receiptPageShape> {}
export const receiptPageSchema: Schema<ReceiptPage> = registerComponent('ReceiptPage', receiptPageShape);
