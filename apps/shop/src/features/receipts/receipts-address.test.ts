import { RECEIPTS_TABS } from '@gastroshop/identity';
import { describe, expect, it } from 'vitest';
import { formatReceipts, parseReceipts } from './receipts-address';

describe('the address of the receipts', () => {
  it.each(RECEIPTS_TABS)('NAV-7: comes back as it was for %s', (tab) => {
    const state = { tab, page: 3, direction: 'asc' } as const;
    expect(parseReceipts(formatReceipts(state), true)).toEqual(state);
  });

  it.each(['', 'tab=letters&page=-1&direction=up', 'page=1.5'])(
    'NAV-7: begins with invoices at %j',
    (address) => {
      expect(parseReceipts(address, true)).toEqual({ tab: 'invoice', page: 1, direction: 'desc' });
    },
  );

  it('offers no invoices to those who may not see prices', () => {
    expect(parseReceipts('tab=credit-memo', false).tab).toBe('delivery-note');
    expect(parseReceipts('tab=order', false).tab).toBe('order');
  });

  it('says nothing that goes without saying', () => {
    expect(formatReceipts({ tab: 'invoice', page: 1, direction: 'desc' })).toBe('');
  });
});
