import { describe, expect, it } from 'vitest';
import { availableReceiptsTabs, resolveReceiptsTab } from './receipts-tab';

describe('NAV-7: the tabs of the receipts page', () => {
  it('are invoice, delivery note, credit memo and order', () => {
    expect(availableReceiptsTabs(true)).toEqual(['invoice', 'delivery-note', 'credit-memo', 'order']);
  });

  it.each([
    [undefined, 'invoice'],
    ['', 'invoice'],
    ['Invoice', 'invoice'],
    ['nonsense', 'invoice'],
    ['invoice', 'invoice'],
    ['delivery-note', 'delivery-note'],
    ['credit-memo', 'credit-memo'],
    ['order', 'order'],
  ])('asked for %j it shows %s, invoice by default', (wanted, tab) => {
    expect(resolveReceiptsTab(wanted)).toBe(tab);
  });
});

describe('PRI-9, NAV-7: without the right to see prices', () => {
  it('neither invoices nor credit memos are offered', () => {
    expect(availableReceiptsTabs(false)).toEqual(['delivery-note', 'order']);
  });

  it.each([
    [undefined, 'delivery-note'],
    ['invoice', 'delivery-note'],
    ['credit-memo', 'delivery-note'],
    ['order', 'order'],
  ])('asked for %j it shows %s', (wanted, tab) => {
    expect(resolveReceiptsTab(wanted, false)).toBe(tab);
  });
});
