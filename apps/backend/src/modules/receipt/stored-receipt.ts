import type { DocumentType } from '@gastroshop/api-contract';
import type { Queries, ReceiptDocument } from '../../db';
import { throwProblem } from '../../http';

/** A document as it is stored: with lines of its own, or of a whole order. */
export interface StoredReceipt {
  readonly type: Exclude<DocumentType, 'order'>;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly orderNumber: string | null;
  readonly information: string | null;
  /** Gross euro; none of a delivery note. */
  readonly total: string | null;
  readonly doc: ReceiptDocument | null;
}

/**
 * A document of a customer.
 *
 * @throws ProblemError not-found for a foreign one as for an unknown one
 */
export const storedReceipt = async (
  queries: Queries,
  owner: { readonly tenant: string; readonly customerId: string },
  type: StoredReceipt['type'],
  number: string,
): Promise<StoredReceipt> => {
  const row = await queries
    .selectFrom('receipt')
    .select(['type', 'number', 'date', 'order_number as orderNumber', 'information', 'total', 'doc'])
    .where('tenant', '=', owner.tenant)
    .where('customer_id', '=', owner.customerId)
    .where('type', '=', type)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? throwProblem('not-found');
};
