/** The tabs of the receipts page in their order (NAV-7). */
export const RECEIPTS_TABS = ['invoice', 'delivery-note', 'credit-memo', 'order'] as const;

/** A tab of the receipts page. */
export type ReceiptsTab = (typeof RECEIPTS_TABS)[number];

/**
 * The tabs a user is offered: without the right to see prices neither invoices nor credit memos, which the backend
 * refuses then.
 */
export const availableReceiptsTabs = (maySeePrices: boolean): readonly ReceiptsTab[] =>
  maySeePrices ? RECEIPTS_TABS : ['delivery-note', 'order'];

/**
 * The tab to show (NAV-7): the wanted one when it is offered, else the first offered, which is invoice.
 *
 * @param wanted what the address asks for
 */
export const resolveReceiptsTab = (wanted: string | undefined, maySeePrices = true): ReceiptsTab =>
  availableReceiptsTabs(maySeePrices).find((tab) => tab === wanted) ??
  (maySeePrices ? 'invoice' : 'delivery-note');
