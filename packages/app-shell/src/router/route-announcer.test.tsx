import { usePageTitle } from '@gastroshop/storefront/shop';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../testing/render-in-app';
import { RouteAnnouncer } from './route-announcer';

const Frame = (): ReactNode => (
  <>
    <input aria-label="Suche" />
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
    <RouteAnnouncer />
  </>
);

const Page = (): ReactNode => {
  const { pathname } = useLocation();
  usePageTitle(pathname.slice(1));
  return <h1>{pathname}</h1>;
};

const show = () => renderInApp(<Frame />, { address: '/kunden', routes: [{ path: '*', element: <Page /> }] });

describe('after a navigation', () => {
  it('the keyboard goes on from the beginning of the new page, and its title is said', async () => {
    const { router } = show();
    expect(screen.getByRole('main')).not.toHaveFocus();
    await act(() => router.navigate('/flugblatt'));
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
    const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => {
      expect(screen.getAllByText('flugblatt – Alpingastro')).not.toHaveLength(0);
    });
    expect(spoken.length).toBeGreaterThan(0);
  });

  it('nobody is interrupted while typing, and other filters of the same page move nothing', async () => {
    const { router } = show();
    screen.getByRole('textbox').focus();
    await act(() => router.navigate('/flugblatt'));
    expect(screen.getByRole('textbox')).toHaveFocus();
    screen.getByRole('textbox').blur();
    await act(() => router.navigate('/flugblatt?seite=2'));
    expect(screen.getByRole('main')).not.toHaveFocus();
  });
});
