import { clearCookies, signOnAs } from '@gastroshop/app-shell/testing';
import type { Fair } from '@gastroshop/api-contract';
import { isKnownPage } from '@gastroshop/app-shell/router';
import { FAIR_ROUTES } from '@gastroshop/identity';
import { matchPath } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BASE, FAIR, fairEnvironment } from '../testing/fair-environment';
import { createFairStore } from './fair-store';
import { fairPages } from './pages';
import { createFairRouter } from './router';

beforeEach(clearCookies);

afterEach(() => {
  vi.restoreAllMocks();
  clearCookies();
  history.replaceState(null, '', '/');
});

const customers = (...ids: readonly string[]) =>
  ids.map((customerId) => ({ customerId, displayName: customerId }));

/** Code that is loaded late comes when it comes. */
const patience = { timeout: 10_000 };

const openAt = (address: string, ids: readonly string[] = ['1'], fair: Fair = FAIR) => {
  history.replaceState(null, '', address);
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  const environment = fairEnvironment((path) =>
    path.includes('/user/customers') ? customers(...ids) : undefined,
  );
  const router = createFairRouter(
    environment,
    FAIR.id,
    createFairStore(() => Promise.resolve(fair)),
  );
  return { assign, router, environment };
};

describe('the pages of a fair', () => {
  const pages = fairPages(
    FAIR.id,
    createFairStore(() => Promise.resolve(FAIR)),
  );
  const sample = (pattern: string) =>
    pattern.replace('{fairCode}', FAIR.id).replace('{sku}', '100100').replace('{param*}', 'messe/anreise');

  it.each(FAIR_ROUTES)('FAI-1: $pattern is one of them', ({ pattern, requiresAuth = false }) => {
    const page = pages.find(({ path }) => matchPath(path, sample(pattern)) !== null);
    expect(page).toBeDefined();
    if (requiresAuth) expect(page?.requiresAuth).toBe(true);
  });

  it('NAV-5: another address is none of them', () => {
    expect(isKnownPage(pages, `${BASE}my/orders`)).toBe(false);
    expect(isKnownPage(pages, '/search')).toBe(false);
  });
});

describe('SES-7: a page of a fair that needs a sign-in', () => {
  it('sends a visitor to the login and hands over where they wanted to go', async () => {
    const { assign, router } = openAt(`${BASE}checkout/delivery?from=mail`);
    await vi.waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith(
        `/auth/redirect?target=${encodeURIComponent(`${BASE}checkout/delivery?from=mail`)}`,
      );
    }, patience);
    router.dispose();
  });

  it('asks for the customer in the main shop, and comes back to the fair', async () => {
    signOnAs('u1');
    const { assign, router } = openAt(`${BASE}search?query=speck`, ['1', '2']);
    await vi.waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith(
        `/my/customers?targetRoute=${encodeURIComponent(`${BASE}search?query=speck`)}`,
      );
    }, patience);
    router.dispose();
  });
});

describe('NAV-4: the quantity history', () => {
  it('of a fair without a range leads to the root of the fair', async () => {
    signOnAs('u1');
    const { router, assign } = openAt(`${BASE}quantity-history`, ['1'], {
      id: FAIR.id,
      isActive: true,
      billingTime: 'ORDER_TIME',
    });
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe(BASE);
    }, patience);
    expect(assign).not.toHaveBeenCalled();
    router.dispose();
  });

  it('of a fair with one is shown', async () => {
    signOnAs('u1');
    const { router } = openAt(`${BASE}quantity-history`);
    await vi.waitFor(() => {
      expect(router.state.initialized).toBe(true);
    }, patience);
    expect(router.state.location.pathname).toBe(`${BASE}quantity-history`);
    router.dispose();
  });
});
