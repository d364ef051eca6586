import type { Totals } from '@gastroshop/api-contract';
import type { JsonColumn, NullableJsonColumn } from './sign-on';

/** A line of a document that is not that of an order. Euro and amounts are exact decimals. */
export interface ReceiptLine {
  readonly sku?: string | undefined;
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
  /** Net, of one unit. */
  readonly price?: string | undefined;
  readonly rowTotal?: string | undefined;
  readonly note?: string | undefined;
}

/** A document with lines of its own. */
export interface ReceiptDocument {
  readonly lines: readonly ReceiptLine[];
  readonly totals?: Totals | undefined;
}

export interface ReceiptTable {
  tenant: string;
  customer_id: string;
  type: 'invoice' | 'creditmemo' | 'deliverynote';
  number: string;
  date: string;
  order_number: string | null;
  total: string | null;
  information: string | null;
  doc: NullableJsonColumn<ReceiptDocument>;
}

export interface LabelTable {
  tenant: string;
  customer_id: string;
  user_id: string;
  sku: string;
  added_at: Date;
}

export interface LabelMailingTable {
  tenant: string;
  customer_id: string;
  id: string;
  created_at: Date;
  locale: 'de-AT' | 'en-GB';
  sheet: JsonColumn;
}
