import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearCookies, fakeEnvironment, renderInApp, signOnAs } from '../testing';
import { MobileCustomer } from './mobile-customer';

const NAMES = new Map([
  ['1', 'Hotel Seeblick'],
  ['2', 'Café am Platz'],
]);

const show = (ids: readonly string[]) => {
  const customers = ids.map((customerId) => ({
    customerId,
    displayName: NAMES.get(customerId),
    customerAddress: { city: 'Kaprun' },
  }));
  const environment = fakeEnvironment((path) =>
    path.includes('/user/customers')
      ? customers
      : path.includes('/effective-customers/AZ/1')
        ? customers[0]
        : undefined,
  );
  return renderInApp(<MobileCustomer />, { environment, address: '/' });
};

beforeEach(() => {
  clearCookies();
  signOnAs('u1');
  document.cookie = 'customer=1; path=/';
});

afterEach(() => {
  clearCookies();
});

describe('for whom is ordered, below the header of a phone', () => {
  it('is told where one orders for several, and leads to the choice', async () => {
    const { router } = show(['1', '2']);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Kunde wechseln: Hotel Seeblick, Kunde 1 · Kaprun' }),
    );
    expect(router.state.location.pathname).toBe('/my/customers');
  });

  it('takes no room where one orders for one', async () => {
    const { environment } = show(['1']);
    await waitFor(() => {
      expect(environment.asked.some((path) => path.includes('/user/customers'))).toBe(true);
      expect(environment.asked.some((path) => path.includes('/effective-customers/AZ/1'))).toBe(true);
    });
    await waitFor(() => {
      expect(environment.queryClient.isFetching()).toBe(0);
    });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
