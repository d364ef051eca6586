import { type ReceiptsTab, resolveReceiptsTab } from '@gastroshop/identity';
import { parsePage } from '@gastroshop/storefront/shop';
import type { TableSort } from '@gastroshop/ui/table';

/** Which receipts are listed. */
export interface ReceiptsState {
  readonly tab: ReceiptsTab;
  /** Counted from 1. */
  readonly page: number;
  /** Of the date. */
  readonly direction: TableSort['direction'];
}

/**
 * Reads which receipts the address names; what it does not say, or says wrongly, is as the list begins (NAV-7): the
 * newest first.
 *
 * @param address the search part of the address
 * @param maySeePrices invoices and credit memos are for those who may
 */
export const parseReceipts = (address: string, maySeePrices: boolean): ReceiptsState => {
  const parameters = new URLSearchParams(address);
  return {
    tab: resolveReceiptsTab(parameters.get('tab') ?? undefined, maySeePrices),
    page: parsePage(parameters),
    direction: parameters.get('direction') === 'asc' ? 'asc' : 'desc',
  };
};

/**
 * Writes which receipts are listed as the search part of an address, without the question mark.
 *
 * @example formatReceipts({ tab: 'delivery-note', page: 2, direction: 'desc' }) // 'tab=delivery-note&page=2'
 */
export const formatReceipts = ({ tab, page, direction }: ReceiptsState): string => {
  const parameters = new URLSearchParams();
  if (tab !== 'invoice') parameters.set('tab', tab);
  if (page !== 1) parameters.set('page', String(page));
  if (direction === 'asc') parameters.set('direction', direction);
  return parameters.toString();
};
