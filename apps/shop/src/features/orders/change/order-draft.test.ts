import type { Order, OrderItem } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import {
  addedSkus,
  countDraft,
  draftSize,
  emptyDraft,
  onNewer,
  toOrderChange,
  withDay,
  withLine,
} from './order-draft';

const item = (productSku: string, amount: number): OrderItem => ({
  productSku,
  name: productSku,
  amount,
  ratio: 1,
  unitAbbr: 'Stk',
});

const order = (revision: number, orderItems: readonly OrderItem[]): Order => ({
  id: '1',
  creationTime: '2026-11-24T08:00:00Z',
  customerId: '48213',
  source: 'WEBSHOP',
  confirmationEmails: [],
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
  revision,
  orderItems: [...orderItems],
});

const FIRST = order(1, [item('milk', 2), item('bread', 3)]);
const LATER = { key: 'next', at: 2 };
const to = (amount: number, unit = 'Stk') => ({ amount, unit });

const draftOf = (wishes: Readonly<Record<string, ReturnType<typeof to>>>) =>
  Object.entries(wishes).reduce(
    (draft, [sku, line]) => withLine(draft, FIRST, sku, line, LATER),
    emptyDraft(FIRST, 'first', 1),
  );

describe('a change of an order before it is sent', () => {
  it('counts what is new, changed and taken out, and sends exactly that', () => {
    const draft = draftOf({ milk: to(5), bread: to(0), parsley: to(1) });
    expect(countDraft(draft, FIRST)).toEqual({ added: 1, changed: 1, removed: 1, moved: 0 });
    expect(draftSize(draft)).toBe(3);
    expect(addedSkus(draft, FIRST)).toEqual(['parsley']);
    expect(toOrderChange(draft).lines).toEqual([
      { sku: 'milk', unitAbbreviation: 'Stk', amount: 5 },
      { sku: 'bread', unitAbbreviation: 'Stk', amount: 0 },
      { sku: 'parsley', unitAbbreviation: 'Stk', amount: 1 },
    ]);
    expect(draft.key).toBe('next');
  });

  it('is none where a line is back at its old value, and none where a new one is taken out again', () => {
    expect(draftSize(draftOf({ milk: to(2) }))).toBe(0);
    expect(draftSize(draftOf({ parsley: to(0) }))).toBe(0);
    expect(draftSize(draftOf({ milk: to(2, 'Ktn') }))).toBe(1);
  });

  it('ORD-10: names another day for what comes together, and none where it is back at the one the order has', () => {
    const dated = {
      ...FIRST,
      deliverySlotDate: '2026-11-26',
      requestedDeliveryDateFrozenProducts: '2026-11-27',
    };
    const none = emptyDraft(dated, 'first', 1);
    const moved = withDay(none, dated, 'MAIN', '2026-11-30', LATER);
    expect(toOrderChange(moved)).toEqual({ seenRevision: 1, lines: [], requestedDeliveryDay: '2026-11-30' });
    expect([draftSize(moved), countDraft(moved, dated).moved, moved.key]).toEqual([1, 1, 'next']);
    const both = withDay(moved, dated, 'ALTERNATIVE', '2026-12-01', LATER);
    expect(toOrderChange(both)).toMatchObject({
      requestedDeliveryDay: '2026-11-30',
      requestedDeliveryDayFrozenProducts: '2026-12-01',
    });
    expect(draftSize(withDay(moved, dated, 'MAIN', '2026-11-26', LATER))).toBe(0);
    // A colleague has moved it to the same day meanwhile.
    const newer = { ...dated, revision: 2, deliverySlotDate: '2026-11-30' };
    expect(toOrderChange(onNewer(both, newer))).toEqual({
      seenRevision: 2,
      lines: [],
      requestedDeliveryDayFrozenProducts: '2026-12-01',
    });
  });

  it('goes on upon a newer form of the order', () => {
    const draft = draftOf({ milk: to(5), bread: to(0), parsley: to(1) });
    const newer = order(2, [item('milk', 5)]);
    expect(onNewer(draft, newer)).toMatchObject({ seenRevision: 2, lines: { parsley: to(1) } });
    expect(draftSize(onNewer(draft, newer))).toBe(1);
  });
});
