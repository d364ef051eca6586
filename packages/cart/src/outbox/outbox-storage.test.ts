import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_CART_SCOPE } from '../testing';
import type { OutboxEntry } from './outbox-entry';
import { outboxKey } from './edits-key';
import { parseDraft, parseEntry } from './outbox-storage';

const edit: OutboxEntry = {
  sku: '1',
  amount: 3,
  unit: 'Ktn',
  operationId: 'op-1',
  actedAt: 1000,
  seenVersion: 2,
  phase: 'sending',
};

describe('reading what was written down', () => {
  it('a change comes back ready to be sent again under the same operation', () => {
    expect(parseEntry(structuredClone(edit))).toEqual({ ...edit, phase: 'waiting' });
  });

  it('FAI-2: a plan comes back with it, and none where it cannot be one', () => {
    const plan = [{ date: '2027-01-15', amount: 3 }];
    expect(parseEntry(structuredClone({ ...edit, plan }))).toEqual({ ...edit, plan, phase: 'waiting' });
    expect(parseEntry(structuredClone({ ...edit, plan: [] }))).toEqual({
      ...edit,
      plan: [],
      phase: 'waiting',
    });
    expect(parseEntry({ ...edit, plan: [{ date: 1 }] })).toEqual({ ...edit, phase: 'waiting' });
  });

  it.each([
    [null],
    [{ ...edit, amount: 1.5 }],
    [{ ...edit, amount: '3' }],
    [{ ...edit, operationId: 7 }],
    [[edit]],
  ])('%o is no change', (value) => {
    expect(parseEntry(value)).toBeUndefined();
  });

  it('a draft is text and unit', () => {
    expect(parseDraft({ text: '4', unit: 'Stk' })).toEqual({ text: '4', unit: 'Stk' });
    expect(parseDraft({ text: 4, unit: 'Stk' })).toBeUndefined();
  });

  it('whatever was written, reading it never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (rubbish) => {
        expect(Number.isInteger(parseEntry(rubbish)?.amount ?? 0)).toBe(true);
        expect(parseDraft(rubbish)?.text ?? '').toBeTypeOf('string');
      }),
    );
  });
});

describe('whose cart changes belong to', () => {
  it.each([
    ['tenant', { tenant: 'LL' }],
    ['customer', { customerId: '1' }],
    ['user', { userId: 'u2' }],
    ['fair', { place: { kind: 'FAIR', fairCode: 'HM26' } }],
  ] as const)('another %s has other ones', (_what, other) => {
    expect(outboxKey({ ...TEST_CART_SCOPE, ...other })).not.toBe(outboxKey(TEST_CART_SCOPE));
  });

  it('the language does not part them', () => {
    const english = { ...TEST_CART_SCOPE, locale: 'en-GB' };
    expect(outboxKey(english)).toBe(outboxKey(TEST_CART_SCOPE));
  });
});
