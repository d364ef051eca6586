import { describe, expect, it } from 'vitest';
import { inventoryAction, stateAfter } from './lifecycle';

describe('INV-1: inventories can be deleted and recovered, and the deleted have their own list', () => {
  it('deletes what is present and recovers what is deleted', () => {
    expect(inventoryAction('PRESENT')).toBe('DELETE');
    expect(inventoryAction('DELETED')).toBe('RECOVER');
    expect(stateAfter('DELETE')).toBe('DELETED');
    expect(stateAfter('RECOVER')).toBe('PRESENT');
  });

  it.each(['PRESENT', 'DELETED'] as const)('leads from %s there and back', (state) => {
    const other = stateAfter(inventoryAction(state));
    expect(other).not.toBe(state);
    expect(stateAfter(inventoryAction(other))).toBe(state);
  });
});
