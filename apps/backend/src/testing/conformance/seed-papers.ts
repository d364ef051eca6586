import type { DocumentType } from '@gastroshop/api-contract';
import type { Queries } from '../../db';

/** Stores a document of a customer with lines of its own, and an address labels are mailed to. */
export const seedPapers = async (
  queries: Queries,
  {
    mark,
    customerId,
    userId,
  }: { readonly mark: string; readonly customerId: string; readonly userId: string },
): Promise<void> => {
  await queries
    .insertInto('receipt')
    .values({
      tenant: 'AZ',
      customer_id: customerId,
      type: 'deliverynote',
      number: `LS${mark}`,
      date: '2026-01-12',
      doc: JSON.stringify({ lines: [{ name: `Bergkäse ${mark}`, amount: '2', unit: 'ST' }] }),
    })
    .execute();
  await queries
    .insertInto('user_mail')
    .values({ tenant: 'AZ', user_id: userId, kind: 'LABEL', mail: `label-${mark}@kitchen.example` })
    .execute();
};

/** A document as its address names it. */
export interface SeededDocument {
  readonly type: DocumentType;
  readonly number: string;
}

const LINES = {
  lines: [{ name: 'Bruchware', amount: '2', unit: 'ST', price: '3.17', rowTotal: '6.34' }],
  totals: {
    net: '6.34',
    discountEarned: '0.00',
    bonus: '0.00',
    fees: '0.00',
    deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
    vat: [{ ratePercent: '10', base: '6.34', vat: '0.63' }],
    gross: '6.97',
    estimated: false,
    linesOnRequest: 0,
  },
};

/** Stores a document of every type twice: with lines of its own, and about an order. */
export const seedDocuments = async (
  queries: Queries,
  { customerId, orderNumber }: { readonly customerId: string; readonly orderNumber: string },
): Promise<readonly SeededDocument[]> => {
  const documents = (['invoice', 'creditmemo', 'deliverynote'] as const).flatMap((type) => [
    { type, number: `${type}-own`, order_number: null, doc: JSON.stringify(LINES) },
    { type, number: `${type}-of-order`, order_number: orderNumber, doc: null },
  ]);
  await queries
    .insertInto('receipt')
    .values(
      documents.map(({ type, ...document }) => ({
        tenant: 'AZ',
        customer_id: customerId,
        date: '2026-01-14',
        total: type === 'deliverynote' ? null : '6.97',
        type,
        ...document,
      })),
    )
    .execute();
  return [{ type: 'order', number: orderNumber }, ...documents];
};
