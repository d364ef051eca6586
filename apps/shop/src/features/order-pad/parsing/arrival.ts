import { type AmountColumns, type OrderListReading, parseOrderList } from '@gastroshop/domain/order-list';
import { type ListDocument, sourceOf } from '@gastroshop/storefront/list-files';

/** A list that came as text or file, before it is read. */
export interface Arrival {
  readonly document: ListDocument;
  /** Name of the file; missing where it was pasted. */
  readonly name?: string | undefined;
  /** Place of the sheet to read; the one that holds an order where it is missing. */
  readonly sheet?: number | undefined;
  /** The list of a scanner or hand-held device, where a number alone is one piece. */
  readonly scanned?: boolean | undefined;
}

/** Reads a list that came, with the buyer's answer which columns hold the amount where he gave one. */
export const readArrival = (
  { document, sheet, scanned = false }: Arrival,
  amountColumns?: AmountColumns,
): OrderListReading =>
  parseOrderList(sourceOf(document, sheet), {
    scanned,
    ...(amountColumns !== undefined && { amountColumns }),
  });
