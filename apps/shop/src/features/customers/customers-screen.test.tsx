import { clearCookies, renderInApp, signOnAs } from '@gastroshop/app-shell/testing';
import { parseConsents } from '@gastroshop/identity';
import { type TrackingEvent, TrackingProvider } from '@gastroshop/storefront/tracking';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeEnvironment } from '../../testing/fake-environment';
import { CustomersScreen } from './customers-screen';

beforeEach(() => {
  clearCookies();
  signOnAs('u1');
});

afterEach(() => {
  clearCookies();
  localStorage.clear();
});

describe('the page of the customer selector', () => {
  it('SEL-5: tracks the choice and goes to the target route of its address', async () => {
    const track = vi.fn<(event: TrackingEvent) => void>();
    const consents = parseConsents(new Map());
    const { router } = renderInApp(
      <TrackingProvider
        tracking={{
          track,
          consents: () => consents,
          decide: () => undefined,
          refresh: () => undefined,
          subscribe: () => () => undefined,
        }}
      >
        <CustomersScreen />
      </TrackingProvider>,
      {
        address: '/my/customers?targetRoute=%2Fsearch%3Fq%3Dspeck',
        environment: fakeEnvironment((path) =>
          path.includes('/user/customers') ? [{ customerId: '7', displayName: 'Gasthof' }] : undefined,
        ),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Gasthof wählen' }));
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=speck' });
    });
    expect(track).toHaveBeenCalledExactlyOnceWith({
      kind: 'action',
      category: 'profile',
      action: 'choose customer',
    });
    expect(document.cookie).toContain('customer=7');
  });
});
