import { scopedKey } from '@gastroshop/storefront/shop';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEnvironment, type Answers } from '../testing/fake-environment';
import { clearCookies, signOnAs } from '../testing/sign-on';
import { watchSession } from './watch-session';

const customers = ['1', '2'].map((customerId) => ({ customerId, displayName: `Gasthof ${customerId}` }));

const answers: Answers = (path) => {
  if (path.includes('/user/customers')) return customers;
  return path.includes('/shopping-cart/') ? { items: [] } : undefined;
};

let stop = (): void => undefined;

const watched = (given: Answers = answers) => {
  const environment = fakeEnvironment(given);
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/flyers'] });
  stop = watchSession(environment, router);
  const carts = () => environment.asked.filter((path) => path.includes('/shopping-cart/'));
  return { environment, router, carts };
};

const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  clearCookies();
  signOnAs('u1');
  document.cookie = 'customer=1; path=/';
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  clearCookies();
});

describe('NAV-3: the cart', () => {
  it('is loaded at the start and on every navigation of somebody signed in', async () => {
    const { router, carts } = watched();
    await vi.waitFor(() => {
      expect(carts()).toHaveLength(1);
    });
    await router.navigate('/search');
    await vi.waitFor(() => {
      expect(carts()).toHaveLength(2);
    });
    expect(carts()[0]).toContain('/t/AZ/my/shopping-cart/1');
  });

  it('is not asked for by a visitor', async () => {
    clearCookies();
    const { router, carts } = watched();
    await router.navigate('/search');
    expect(carts()).toEqual([]);
  });

  it('that cannot be loaded stops nothing', async () => {
    const { router, carts } = watched((path) => (path.includes('/shopping-cart/') ? 403 : answers(path)));
    await vi.waitFor(() => {
      expect(carts()).toHaveLength(1);
    });
    await router.navigate('/search');
    expect(router.state.location.pathname).toBe('/search');
    expect(router.state.errors).toBeNull();
  });
});

describe('another tab', () => {
  it('chooses a customer: this one follows, drops what was the other one’s, and says so', async () => {
    const { environment } = watched();
    const before = scopedKey(environment.gateway().scope, 'orders');
    environment.queryClient.setQueryData(before, 'canary');
    document.cookie = 'customer=2; path=/';
    lookAgain();
    expect(environment.store.getState().session.customerId).toBe('2');
    expect(environment.queryClient.getQueryData(before)).toBeUndefined();
    await vi.waitFor(() => {
      expect(environment.toasts.state().shown[0]).toMatchObject({
        title: 'Sie bestellen jetzt für Gasthof 2',
        text: 'Kunde 2',
      });
    });
  });

  it('signs out: nothing of the user stays in memory, and the page is checked again', () => {
    const { environment, router } = watched();
    const revalidate = vi.spyOn(router, 'revalidate');
    environment.queryClient.setQueryData(scopedKey(environment.gateway().scope, 'orders'), 'canary');
    clearCookies();
    lookAgain();
    expect(environment.queryClient.getQueryCache().findAll()).toEqual([]);
    expect(revalidate).toHaveBeenCalledOnce();
  });

  it('signs somebody else on: the page starts anew, without the token in memory', () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    watched();
    signOnAs('u2');
    lookAgain();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a customer that is not the user’s any more', () => {
  it('is dropped, and the way leads to the choice', async () => {
    document.cookie = 'customer=9; path=/';
    const { environment, router } = watched();
    await vi.waitFor(() => {
      expect(router.state.location.pathname).toBe('/my/customers');
    });
    expect(document.cookie).not.toContain('customer=');
    expect(environment.toasts.state().shown[0]?.title).toBe(
      'Der zuletzt gewählte Kunde ist Ihnen nicht mehr zugeordnet.',
    );
  });

  it('stays while nobody knows', async () => {
    document.cookie = 'customer=9; path=/';
    const { environment } = watched(() => 403);
    await vi.waitFor(() => {
      expect(environment.asked.some((path) => path.includes('/user/customers'))).toBe(true);
    });
    expect(environment.store.getState().session.customerId).toBe('9');
  });
});
