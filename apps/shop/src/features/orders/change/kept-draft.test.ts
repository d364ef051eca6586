import { storageKey } from '@gastroshop/identity';
import { createBrowserStorage, type ShopScope } from '@gastroshop/storefront/shop';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from './kept-draft';

const SCOPE: ShopScope = {
  place: { kind: 'SHOP' },
  tenant: 'AZ',
  userId: 'anna',
  customerId: '48213',
  locale: 'de-AT',
};
const NOW = Date.parse('2026-11-25T13:52:00Z');
const storage = createBrowserStorage(() => localStorage);
const draft = { seenRevision: 2, lines: { milk: { amount: 5, unit: 'Stk' } }, key: 'k', at: NOW };

describe('the kept draft of a change', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('is there for this order of this customer alone, for thirty days', () => {
    keepDraft(storage, SCOPE, '17', draft);
    expect(readDraft(storage, SCOPE, '17', NOW)).toEqual(draft);
    const moved = { ...draft, lines: {}, days: { MAIN: '2026-11-30' } };
    keepDraft(storage, SCOPE, '19', moved);
    expect(readDraft(storage, SCOPE, '19', NOW)).toEqual(moved);
    expect(readDraft(storage, SCOPE, '18', NOW)).toBeUndefined();
    expect(readDraft(storage, { ...SCOPE, customerId: '1' }, '17', NOW)).toBeUndefined();
    expect(readDraft(storage, SCOPE, '17', NOW + 31 * 86_400_000)).toBeUndefined();
  });

  it('is forgotten where it changes nothing, and what is no draft is none', () => {
    keepDraft(storage, SCOPE, '17', draft);
    keepDraft(storage, SCOPE, '17', { ...draft, lines: {} });
    expect(readDraft(storage, SCOPE, '17', NOW)).toBeUndefined();
    const key = storageKey('order-change-anna-17', { tenant: 'AZ', customerId: '48213' });
    for (const broken of ['"text"', '{"lines":{}}', '{"seenRevision":1,"key":"k","at":1,"lines":[1]}']) {
      localStorage.setItem(key, broken);
      expect(readDraft(storage, SCOPE, '17', NOW)).toBeUndefined();
    }
    localStorage.setItem(key, JSON.stringify({ ...draft, lines: { ...draft.lines, bread: { amount: -1 } } }));
    expect(readDraft(storage, SCOPE, '17', NOW)?.lines).toEqual(draft.lines);
  });
});
