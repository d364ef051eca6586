import 'fake-indexeddb/auto';
import { storageKey, tenantStorageKey } from '@gastroshop/identity';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAppDatabase } from '../database';
import { PREFERENCES_KEY } from '../shop';
import { clearPersonalStorage, personalKeys } from './personal-storage';
import { signOut } from './sign-out';

const personal = [
  storageKey('cart-edits-u1', { tenant: 'AZ', customerId: '1' }),
  storageKey('recent-customers-u1', { tenant: 'AZ', customerId: '' }),
  storageKey('scroll', { tenant: 'AZ', customerId: '1' }),
  tenantStorageKey('post-login-target', 'AZ'),
];
const lasting = [PREFERENCES_KEY, tenantStorageKey('language', 'AZ'), 'another-site'];

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').toSorted();

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing out', () => {
  it('leaves no database of the shop, and lets nothing write one again', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const source = openAppDatabase('shop');
    await (await source()).add('edits', { owner: 'u1', edit: 'canary' });
    signOut();
    await vi.waitFor(() => {
      expect(assign).toHaveBeenCalledOnce();
    });
    expect(await indexedDB.databases()).toEqual([]);
    await expect(source()).rejects.toThrow();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('leaves nothing about a person in either storage, and goes to the logout', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of [...personal, ...lasting]) storage.setItem(key, '"canary"');
    }
    signOut();
    expect(keysOf(localStorage)).toEqual(lasting.toSorted());
    expect(keysOf(sessionStorage)).toEqual(lasting.toSorted());
    await vi.waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/logout');
    });
  });

  it('also takes what the page writes while the browser is leaving it', () => {
    vi.spyOn(location, 'assign').mockReturnValue(undefined);
    signOut();
    localStorage.setItem('gastroshop:late', '1');
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('gastroshop:late')).toBeNull();
  });

  it('does not stumble over a blocked storage', () => {
    const blocked = (): Storage => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(personalKeys(blocked)).toEqual([]);
    expect(() => {
      clearPersonalStorage(blocked);
    }).not.toThrow();
  });
});
