import { orderSchema, ORDER_STATUSES, totalsSchema } from '@gastroshop/api-contract';
import { z } from 'zod';
import { day, decimalText, key, text } from './fields';

const signed = z.string().regex(/^-?\d{1,12}(?:\.\d{1,6})?$/, 'is no number like 12.50');

const receiptRow = z.strictObject({
  sku: key(40).optional(),
  name: text(300),
  amount: signed,
  unit: text(50),
  price: decimalText.optional().describe('Net euro of one unit'),
  rowTotal: signed.optional().describe('Net euro'),
  note: text(500).optional(),
});

const receiptLine = z
  .strictObject({
    type: z.enum(['invoice', 'creditmemo', 'deliverynote']),
    customerId: key(),
    number: key(),
    date: day,
    orderNumber: key()
      .optional()
      .describe('The order it is of; without lines its lines are those of the order'),
    total: signed.optional().describe('Gross euro; a delivery note has none'),
    information: text(500).optional(),
    lines: z.array(receiptRow).max(10_000).optional(),
    totals: totalsSchema.optional(),
  })
  .refine(({ lines, orderNumber }) => lines !== undefined || orderNumber !== undefined, {
    path: ['lines'],
    error: 'is missing, and no orderNumber says whose lines they are',
  })
  .refine(({ lines, totals: sums }) => lines !== undefined || sums === undefined, {
    path: ['totals'],
    error: 'belongs to lines of its own',
  })
  .describe('An invoice, a credit memo or a delivery note.');

const orderLine = z
  .strictObject({
    type: z.literal('order'),
    status: z.enum(ORDER_STATUSES),
    userId: key().optional().describe('Who ordered; left out: as it is'),
    fairId: key().optional(),
    order: orderSchema,
  })
  .describe(
    'An order of the past, or what has become of one: status, delivered quantities, invoiced totals.',
  );

/** A document of a customer, as a line of `import documents`. */
export const documentLine = z.discriminatedUnion('type', [orderLine, receiptLine]);
/** A document of a customer, see {@link documentLine}. */
export type DocumentLine = z.infer<typeof documentLine>;
/** An order, see {@link documentLine}. */
export type OrderLine = Extract<DocumentLine, { type: 'order' }>;
/** An invoice, credit memo or delivery note, see {@link documentLine}. */
export type ReceiptLine = Exclude<DocumentLine, { type: 'order' }>;
