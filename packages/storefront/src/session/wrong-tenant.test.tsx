import { sessionOfCookies } from '@gastroshop/identity';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '../testing/answering-fetch';
import { fakeGateway, TEST_SCOPE } from '../testing/fake-gateway';
import { renderShop } from '../testing/render-shop';
import { tokenOf } from '../testing/sign-on';
import { rightShopAddress } from './right-shop-address';
import { sessionRead } from './session-slice';
import { WrongTenant } from './wrong-tenant';

const show = (hostTenant: string, answer: object | number) => {
  const fetch = answeringFetch(() => answer);
  const shop = renderShop(<WrongTenant />, {
    gateway: fakeGateway({ scope: { ...TEST_SCOPE, tenant: hostTenant, customerId: '' } }),
    fetch,
  });
  act(() => {
    shop.store.dispatch(
      sessionRead(
        sessionOfCookies(
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
    expect(screen.getByText(/gehört zu einem anderen Shop/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/logout');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is looked up on a Landmarkt host; without an answer there is no link', async () => {
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
      expect.stringContaining('//ll.localhost'),
    );
  });

  it.each([
    ['LL', 'LS', 'http://localhost:4000/', 'http://ll.localhost:4000/'],
    ['LS', 'LL', 'https://ll.example.com/', 'https://ls.example.com/'],
    ['LS', 'LL', 'https://shop.example.com/', undefined],
  ] as const)('finds the shop of %s from %s at %s', (tenant, hostTenant, here, address) => {
    expect(rightShopAddress(tenant, hostTenant, new URL(here))).toBe(address);
  });
});
