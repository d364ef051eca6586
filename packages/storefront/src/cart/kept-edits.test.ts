import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_SCOPE } from '../testing/fake-gateway';
import { memoryStorage } from '../testing/memory-storage';
import type { CartEdit } from './cart-edit';
import { keepEdits, keptEditsKey, readKeptEdits } from './kept-edits';

const edit: CartEdit = {
  sku: '1',
  amount: 3,
  unit: 'Ktn',
  operationId: 'op-1',
  actedAt: 1000,
  seenVersion: 2,
  phase: 'sending',
};

describe('what is kept over a reload', () => {
  it('comes back, ready to be sent again under the same operation', () => {
    const storage = memoryStorage();
    keepEdits(storage, TEST_SCOPE, { edits: { '1': edit }, drafts: { '2': { text: '4', unit: 'Stk' } } });
    expect(readKeptEdits(storage, TEST_SCOPE)).toEqual({
      owner: keptEditsKey(TEST_SCOPE),
      edits: { '1': { ...edit, phase: 'waiting' } },
      drafts: { '2': { text: '4', unit: 'Stk' } },
    });
  });

  it('leaves nothing behind when there is nothing to keep', () => {
    const storage = memoryStorage();
    keepEdits(storage, TEST_SCOPE, { edits: { '1': edit }, drafts: {} });
    keepEdits(storage, TEST_SCOPE, { edits: {}, drafts: {} });
    expect(storage.read(keptEditsKey(TEST_SCOPE))).toBeUndefined();
  });

  it.each([
    ['tenant', { tenant: 'LL' }],
    ['customer', { customerId: '1' }],
    ['user', { userId: 'u2' }],
    ['fair', { place: { kind: 'FAIR', fairCode: 'HM26' } }],
  ] as const)('belongs to one %s', (_what, other) => {
    const storage = memoryStorage();
    keepEdits(storage, TEST_SCOPE, { edits: { '1': edit }, drafts: {} });
    expect(readKeptEdits(storage, { ...TEST_SCOPE, ...other }).edits).toEqual({});
  });

  it('the language does not part it', () => {
    expect(keptEditsKey({ ...TEST_SCOPE, locale: 'en-GB' })).toBe(keptEditsKey(TEST_SCOPE));
  });

  it('keeps what can be read beside what cannot', () => {
    const storage = memoryStorage();
    storage.write(keptEditsKey(TEST_SCOPE), {
      edits: { '1': edit, '2': { ...edit, sku: '2', amount: 1.5 }, '3': null },
      drafts: { '1': { text: 4, unit: 'Stk' }, '2': { text: '4', unit: 'Stk' } },
    });
    const { edits, drafts } = readKeptEdits(storage, TEST_SCOPE);
    expect(Object.keys(edits)).toEqual(['1']);
    expect(Object.keys(drafts)).toEqual(['2']);
  });

  it('whatever stands in the storage, reading it never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (rubbish) => {
        const storage = memoryStorage();
        storage.write(keptEditsKey(TEST_SCOPE), rubbish);
        const { edits, drafts } = readKeptEdits(storage, TEST_SCOPE);
        for (const { amount } of Object.values(edits)) expect(Number.isInteger(amount)).toBe(true);
        expect(drafts).toBeTypeOf('object');
      }),
    );
  });
});
