import { parseCookies } from '@gastroshop/identity';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCookies } from '../testing/sign-on';
import { detectTenant } from './detect-tenant';

const answer = vi.fn<typeof fetch>();
const tenantNow = (): string | undefined => parseCookies(document.cookie).get('tenant');

beforeEach(() => {
  clearCookies();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
  clearCookies();
  localStorage.clear();
});

describe('a first visit to a page that no backend has sent', () => {
  it('asks the host whose shop it is', async () => {
    answer.mockResolvedValue(Response.json({ tenant: 'LL', mainTenant: 'LM', displayName: 'Landmarkt' }));
    await detectTenant();
    expect(tenantNow()).toBe('LL');
    expect(answer).toHaveBeenCalledWith('/v1/shop-config', expect.anything());
  });

  it('asks nobody where it was told', async () => {
    document.cookie = 'tenant=KI; path=/';
    await detectTenant();
    expect(answer).not.toHaveBeenCalled();
    expect(tenantNow()).toBe('KI');
  });

  it('goes on without an answer', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await detectTenant();
    expect(tenantNow() ?? '').toBe('');
  });
});
