import { describe, expect, it } from 'vitest';
import { testCart, testItem } from '../testing';
import type { OutboxEntry } from '../outbox';
import { createEditMaker } from './make-edits';

const makerAt = (now: number, edit?: OutboxEntry) =>
  createEditMaker({
    cart: () => ({ ...testCart({ ...testItem('1', 3), version: 4 }), version: 9 }),
    editOf: () => edit,
    clock: { now: () => now, elapsed: () => now },
  });

describe('CRT-8: what is written down of what a buyer does', () => {
  it('an amount that waits is no younger for what is noted beside it', () => {
    const { edit } = makerAt(1000).setting({ sku: '1', amount: 5, unit: 'Stk' }, 0);
    expect(makerAt(9000, edit).noting('1', { note: 'ripe' })).toMatchObject({
      amount: 5,
      remarks: { note: 'ripe' },
      actedAt: 1000,
      actedAfter: 1000,
      onlyRemarks: undefined,
      afterOperationIds: [edit.operationId],
    });
  });

  it('a note alone says nothing of the amount, and is as young as it is', () => {
    const noted = makerAt(1000).noting('1', { note: 'ripe' });
    expect(noted).toMatchObject({ amount: 3, onlyRemarks: true, actedAt: 1000 });
    expect(makerAt(9000, noted).noting('1', { costCentre: 'bar' })).toMatchObject({
      remarks: { note: 'ripe', costCentre: 'bar' },
      onlyRemarks: true,
      actedAt: 9000,
    });
  });

  it('notes nothing of a line that is not there', () => {
    expect(makerAt(0).noting('2', { note: 'ripe' })).toBeUndefined();
  });

  it('taking back names what it takes back, and is as old', () => {
    const { edit, undoing } = makerAt(1000).setting({ sku: '1', amount: 5, unit: 'Stk' }, 0);
    expect(undoing()).toMatchObject({ amount: 3, actedAt: 1000, afterOperationIds: [edit.operationId] });
  });
});
