import type { Queries } from '../../db';

/** Stores a document of a customer with lines of its own, and an address labels are mailed to. */
export const plantPapers = async (
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
