import { createBrowserStorage } from '@gastroshop/storefront/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearCookies } from '../testing/sign-on';
import { hostTenant } from './host-tenant';

const storage = createBrowserStorage(() => localStorage);

beforeEach(clearCookies);
afterEach(() => {
  clearCookies();
  localStorage.clear();
});

describe('the tenant of the host', () => {
  it('is what the backend says', () => {
    document.cookie = 'tenant=LL; path=/';
    expect(hostTenant(storage)).toBe('LL');
  });

  it('is known after the browser was closed, and the cookie is back', () => {
    document.cookie = 'tenant=LL; path=/';
    hostTenant(storage);
    clearCookies();
    expect(hostTenant(storage)).toBe('LL');
    expect(document.cookie).toContain('tenant=LL');
  });

  it('follows the backend when the host becomes another’s', () => {
    document.cookie = 'tenant=LL; path=/';
    hostTenant(storage);
    document.cookie = 'tenant=KI; path=/';
    hostTenant(storage);
    clearCookies();
    expect(hostTenant(storage)).toBe('KI');
  });

  it('is empty where nobody ever said it', () => {
    expect(hostTenant(storage)).toBe('');
  });
});
