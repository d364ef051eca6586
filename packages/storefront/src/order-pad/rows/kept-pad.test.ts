import { describe, expect, it } from 'vitest';
import { TEST_SCOPE } from '../../testing/fake-gateway';
import { memoryStorage } from '../../testing/memory-storage';
import { keepPad, keptPadKey, readKeptPad } from './kept-pad';
import type { PadRow } from './pad-row';

const row: PadRow = { id: 3, article: '4711', amount: '2', unit: 'Ktn', hint: 'Obers', listed: true };
const blank: PadRow = { id: 4, article: '', amount: '', unit: '' };

describe('the kept pad', () => {
  it('SES-14: is that of one user for one customer of one tenant', () => {
    const storage = memoryStorage();
    expect(keepPad(storage, TEST_SCOPE, [row, blank])).toBe(true);
    expect(readKeptPad(storage, TEST_SCOPE)).toEqual([row]);
    for (const other of [{ userId: 'u2' }, { customerId: '1' }, { tenant: 'GM' }])
      expect(readKeptPad(storage, { ...TEST_SCOPE, ...other })).toEqual([]);
  });

  it('leaves nothing behind when the pad is empty', () => {
    const storage = memoryStorage();
    keepPad(storage, TEST_SCOPE, [row]);
    keepPad(storage, TEST_SCOPE, [blank]);
    expect(storage.read(keptPadKey(TEST_SCOPE))).toBeUndefined();
  });

  it('leaves out what cannot be read', () => {
    const storage = memoryStorage();
    const key = keptPadKey(TEST_SCOPE);
    for (const kept of [undefined, 'rows', { rows: 3 }, { rows: [null, { article: 'x' }, { id: 1.5 }] }]) {
      storage.write(key, kept);
      expect(readKeptPad(storage, TEST_SCOPE)).toEqual([]);
    }
  });

  it('says when the browser keeps nothing', () => {
    expect(keepPad({ ...memoryStorage(), write: () => false }, TEST_SCOPE, [row])).toBe(false);
  });
});
