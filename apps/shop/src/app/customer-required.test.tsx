import { clearCookies, renderInApp, signOnAs } from '@gastroshop/app-shell/testing';
import { CUSTOMERS_KEY } from '@gastroshop/storefront/session';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeEnvironment } from '../testing/fake-environment';
import { CustomerRequired } from './customer-required';

const show = (customers: readonly { readonly customerId: string; readonly displayName: string }[]) => {
  const environment = fakeEnvironment((path) => (path.includes('/user/customers') ? customers : undefined));
  renderInApp(
    <CustomerRequired>
      <p>Bestellungen</p>
    </CustomerRequired>,
    { address: '/my/orders', environment },
  );
  return environment;
};

beforeEach(() => {
  clearCookies();
  signOnAs('u1');
});

afterEach(clearCookies);

describe('a page of a customer', () => {
  it('says so to whom none is assigned, instead of waiting for ever, and leads on', async () => {
    show([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Noch kein Kunde' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Sortiment' })).toHaveAttribute('href', '/search');
    expect(screen.queryByText('Bestellungen')).toBeNull();
  });

  it('shows itself to who only has to choose one', async () => {
    const { queryClient } = show([
      { customerId: '7', displayName: 'Gasthof' },
      { customerId: '8', displayName: 'Almhütte' },
    ]);
    await waitFor(() => {
      expect(queryClient.getQueriesData({ queryKey: [CUSTOMERS_KEY] })).toEqual([
        [expect.anything(), expect.objectContaining({ length: 2 })],
      ]);
    });
    expect(screen.getByText('Bestellungen')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});
