import { createEnvironment } from '@gastroshop/app-shell/environment';
import { watchSession } from '@gastroshop/app-shell/session';
import { clearCookies, signOnAs } from '@gastroshop/app-shell/testing';
import { fairQuery } from '@gastroshop/storefront/content';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BASE, FAIR, fairEnvironment } from '../testing/fair-environment';
import { appTexts } from '../text-files';
import { createFairGateway } from './gateway';
import { isFairPage } from './is-page';

beforeEach(clearCookies);

afterEach(() => {
  vi.restoreAllMocks();
  clearCookies();
  history.replaceState(null, '', '/');
});

it('SES-11: a 401 of the call for the fair sends the browser to the root', async () => {
  history.replaceState(null, '', BASE);
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(new Response('{"code":"authentication-needed"}', { status: 401 })),
  );
  const { client, queryClient, gateway, config } = createEnvironment({
    app: 'fair',
    worker: '/subshop/promotions/service-worker.js',
    place: { kind: 'FAIR', fairCode: FAIR.id },
    isPage: isFairPage(FAIR.id),
    texts: { files: appTexts, first: [], onNeeded: () => undefined },
    createGateway: (own, clock, scope) =>
      createFairGateway({ client: own, clock, scope, fairCode: FAIR.id, fair: undefined }),
  });
  await expect(config).rejects.toThrow();
  await expect(queryClient.query({ ...fairQuery(client, gateway().scope), retry: false })).rejects.toThrow();
  expect(assign).toHaveBeenCalledWith('/');
});

describe('NAV-3: on the pages of a fair', () => {
  it('each navigation of somebody signed in loads the cart of the fair', async () => {
    signOnAs('u1');
    document.cookie = 'customer=1; path=/';
    const environment = fairEnvironment((path) =>
      path.includes('/user/customers') ? [{ customerId: '1', displayName: 'Gasthof' }] : { items: [] },
    );
    const carts = () => environment.asked.filter((path) => path.includes('/cart/'));
    const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [BASE] });
    const stop = watchSession(environment, router);
    await vi.waitFor(() => {
      expect(carts()).toHaveLength(1);
    });
    await router.navigate(`${BASE}search`);
    await vi.waitFor(() => {
      expect(carts()).toHaveLength(2);
    });
    expect(carts()[1]).toContain('/t/AZ/subshop/HERBST26/my/cart/1');
    stop();
  });
});
