import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEnvironment } from '../testing/fake-environment';
import { clearCookies, signOnAs } from '@gastroshop/app-shell/testing';
import { createShopRouter } from './router';

beforeEach(clearCookies);

afterEach(() => {
  vi.restoreAllMocks();
  clearCookies();
  history.replaceState(null, '', '/');
});

const openAt = (address: string) => {
  history.replaceState(null, '', address);
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  const router = createShopRouter(
    fakeEnvironment((path) =>
      path.includes('/user/customers') ? [{ customerId: '1', displayName: 'Gasthof' }] : undefined,
    ),
  );
  return { assign, router };
};

describe('SES-7: a page that needs a sign-in', () => {
  it('sends a visitor to the login and hands over where they wanted to go', async () => {
    const { assign, router } = openAt('/my/customers?targetRoute=%2Fflyers');
    await vi.waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith(
        `/auth/redirect?target=${encodeURIComponent('/my/customers?targetRoute=%2Fflyers')}`,
      );
    });
    router.dispose();
  });

  it('lets a visitor see a page that needs none', async () => {
    const { assign, router } = openAt('/privacy-preferences');
    await vi.waitFor(() => {
      expect(router.state.initialized).toBe(true);
    });
    expect(router.state.location.pathname).toBe('/privacy-preferences');
    expect(assign).not.toHaveBeenCalled();
    router.dispose();
  });

  it('SES-8: chooses the only customer on the way and goes on from the selector', async () => {
    signOnAs('u1');
    const { router } = openAt('/my/customers?targetRoute=%2Fprivacy-preferences');
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/privacy-preferences');
    });
    expect(document.cookie).toContain('customer=1');
    router.dispose();
  });
});
