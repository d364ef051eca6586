import { storageKey } from '@gastroshop/identity';
import { createBrowserStorage } from '@gastroshop/storefront/shop';
import { TEST_SCOPE } from '@gastroshop/storefront/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDecisionStore, hasDecisions } from './decision-store';
import type { WaitingDecision } from './waiting-decision';

const storage = createBrowserStorage(() => localStorage);
const KEY = storageKey(`standing-decisions-${TEST_SCOPE.userId}`, TEST_SCOPE);
const skip: WaitingDecision = {
  standingOrderId: 's1',
  name: 'Milch',
  date: '2026-12-01',
  day: '2026-12-02',
  skips: true,
  at: 1,
};

beforeEach(() => {
  localStorage.clear();
});

describe('decisions kept in the browser', () => {
  it('outlive the page, until they were sent', () => {
    createDecisionStore(storage, TEST_SCOPE).add(skip);
    const later = createDecisionStore(storage, TEST_SCOPE);
    expect(later.decisions()).toEqual([skip]);
    expect(hasDecisions(storage, TEST_SCOPE)).toBe(true);
    later.remove(skip);
    expect(later.decisions()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are those of one user and customer', () => {
    createDecisionStore(storage, TEST_SCOPE).add(skip);
    expect(createDecisionStore(storage, { ...TEST_SCOPE, userId: 'other' }).decisions()).toEqual([]);
    expect(createDecisionStore(storage, { ...TEST_SCOPE, customerId: '9' }).decisions()).toEqual([]);
  });

  it('are the same in all tabs', () => {
    const store = createDecisionStore(storage, TEST_SCOPE);
    const told = vi.fn<() => void>();
    const stop = store.subscribe(told);
    localStorage.setItem(KEY, JSON.stringify([skip]));
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(told).toHaveBeenCalledOnce();
    expect(store.decisions()).toEqual([skip]);
    stop();
  });

  it.each<[string, unknown]>([
    ['no list', { a: 1 }],
    ['nothing decided', [{ ...skip, skips: undefined }]],
    ['a broken line', [{ ...skip, skips: undefined, lines: [{ sku: 1 }] }]],
    ['no day', [{ ...skip, day: 7 }]],
  ])('are nothing where what lies there cannot be read: %s', (_, kept) => {
    localStorage.setItem(KEY, JSON.stringify(kept));
    expect(hasDecisions(storage, TEST_SCOPE)).toBe(false);
  });
});
