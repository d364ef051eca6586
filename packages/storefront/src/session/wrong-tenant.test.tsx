import { sessionFromCookies } from '@gastroshop/identity';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '../testing/answering-fetch';
import { fakeGateway, TEST_SCOPE } from '../testing/fake-gateway';
import { renderShop } from '../testing/render-shop';
import { tokenOf } from '../testing/sign-on';
import { homeShopUrl } from './home-shop-url';
import { sessionChanged } from './session-slice';
import { WrongTenant } from './wrong-tenant';

const SHOPS = [
  { tenant: 'LL', host: 'll.example' },
  { tenant: 'LS', host: 'ls.example' },
];

const configOf = (tenant: string) => ({
  tenant,
  mainTenant: tenant === 'KI' ? 'KI' : 'LM',
  looksUpRightShop: tenant !== 'KI',
  displayName: 'Landmarkt',
  mode: 'SHOP',
  theme: 'landmarkt',
  logos: [],
  tracking: {},
  externalOrigins: [],
  shops: SHOPS,
});

const show = (hostTenant: string, answer: object | number) => {
  const fetch = answeringFetch((path) => (path.endsWith('/shop-config') ? configOf(hostTenant) : answer));
  const shop = renderShop(<WrongTenant />, {
    gateway: fakeGateway({ scope: { ...TEST_SCOPE, tenant: hostTenant, customerId: '' } }),
    fetch,
  });
  act(() => {
    shop.store.dispatch(
      sessionChanged(
        sessionFromCookies(
          new Map([
            ['token', tokenOf({ userId: 'u1', tenant: 'LS', name: 'ls410001' })],
            ['tenant', hostTenant],
          ]),
        ),
      ),
    );
  });
  return fetch;
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('TEN-4: somebody in the wrong shop', () => {
  it('is told so and signs out by way of /auth/logout', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const fetch = show('KI', 404);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Falscher Shop');
    expect(screen.getByText(/im falschen Shop und können hier nicht bestellen/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/logout');
    expect(fetch.mock.calls.map(([input]) => input)).not.toContain('/v1/landmarktTenant/ls410001');
  });

  it('is looked up in a group whose line says so; without an answer there is no link', async () => {
    const fetch = show('LL', { tenant: null });
    await waitFor(() => {
      expect(fetch.mock.calls.map(([input]) => input)).toContain('/v1/landmarktTenant/ls410001');
    });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is led to the right Landmarkt shop', async () => {
    show('LS', { tenant: 'LL' });
    expect(await screen.findByRole('link', { name: 'Zu Ihrem Shop' })).toHaveAttribute(
      'href',
      expect.stringContaining('//ll.example'),
    );
  });

  it.each([
    ['LL', 'http://localhost:4000/', 'http://ll.example:4000/'],
    ['LS', 'https://ll.example/', 'https://ls.example/'],
    ['KI', 'https://ll.example/', undefined],
  ] as const)('finds the shop of %s from %s', (tenant, here, address) => {
    expect(homeShopUrl(tenant, SHOPS, new URL(here))).toBe(address);
  });
});
