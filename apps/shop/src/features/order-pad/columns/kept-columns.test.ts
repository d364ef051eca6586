import { memoryStorage, TEST_SCOPE } from '@gastroshop/storefront/testing';
import { describe, expect, it } from 'vitest';
import { keepColumns, keptColumns } from './kept-columns';

describe('the remembered columns', () => {
  it('SES-14: are those of one customer of one tenant, for one layout', () => {
    const storage = memoryStorage();
    keepColumns(storage, TEST_SCOPE, 'a|b', { columns: [1], mode: 'ONE' });
    expect(keptColumns(storage, TEST_SCOPE, 'a|b')).toEqual({ columns: [1], mode: 'ONE' });
    expect(keptColumns(storage, TEST_SCOPE, 'b|a')).toBeUndefined();
    for (const other of [{ customerId: '1' }, { tenant: 'GM' }])
      expect(keptColumns(storage, { ...TEST_SCOPE, ...other }, 'a|b')).toBeUndefined();
  });

  it('are changed and forgotten', () => {
    const storage = memoryStorage();
    keepColumns(storage, TEST_SCOPE, 'a|b', 'NONE');
    keepColumns(storage, TEST_SCOPE, 'a|b', { columns: [1, 2], mode: 'ADD' });
    expect(keptColumns(storage, TEST_SCOPE, 'a|b')).toEqual({ columns: [1, 2], mode: 'ADD' });
    keepColumns(storage, TEST_SCOPE, 'a|b', { columns: [1, 2], mode: 'EACH' });
    expect(keptColumns(storage, TEST_SCOPE, 'a|b')).toEqual({ columns: [1, 2], mode: 'EACH' });
    keepColumns(storage, TEST_SCOPE, 'a|b', undefined);
    expect(keptColumns(storage, TEST_SCOPE, 'a|b')).toBeUndefined();
  });

  it('are none where something else is kept', () => {
    for (const kept of [undefined, 3, [], { x: 3 }, { x: { columns: ['1'] } }, { x: { columns: [] } }]) {
      const storage = memoryStorage();
      storage.write('gastroshop:order-pad-columns:AZ:48213', kept);
      expect(keptColumns(storage, TEST_SCOPE, 'x')).toBeUndefined();
      expect(keptColumns(storage, TEST_SCOPE, 'toString')).toBeUndefined();
    }
  });
});
