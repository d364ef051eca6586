import { clearCookies, renderInApp, signOnAs } from '@gastroshop/app-shell/testing';
import type { Fair } from '@gastroshop/api-contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASE, FAIR, fairEnvironment } from '../../testing/fair-environment';
import { signOnWithPrices } from '../../testing/sign-on-with-prices';
import { StartScreen } from './start-screen';

beforeEach(clearCookies);
afterEach(clearCookies);

const PAGE = { meta: { pageTitle: 'Herbstmesse 2026' }, blocks: [] };

const show = (fair: Fair = { ...FAIR, startPagePath: 'messe/herbst' }) =>
  renderInApp(<StartScreen />, {
    address: BASE,
    environment: fairEnvironment(
      (path) => {
        if (path.endsWith('/fair/HERBST26')) return fair;
        if (path.includes('/cms/')) return PAGE;
        return path.includes('/my/cart/') ? { customerId: '1', items: [], deletedItems: [] } : undefined;
      },
      () => fair,
    ),
  });

describe('StartScreen', () => {
  it('FAI-1: names the fair by its content, tells how long it lasts, and asks visitors to sign in', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Herbstmesse 2026' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveAccessibleName(/^Noch .+ Tage, .+ Letzter Liefertag/);
    expect(screen.getByRole('link', { name: /Anmelden und bestellen/ })).toBeVisible();
    expect(document.body.textContent).not.toContain('%');
  });

  it('FAI-2: says discount, dates and billing time, and leads to the earlier amounts', async () => {
    signOnWithPrices();
    show();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText(/Listenpreise.*11\. Jän\..*12\. Feb\..*Preise vom Liefertag/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Ihre Vorjahresmengen/ })).toHaveAttribute(
      'href',
      `${BASE}quantity-history`,
    );
  });

  it('FAI-2: offers nothing to order once its last day of delivery is past, and leads to the shop', async () => {
    signOnWithPrices();
    show({ ...FAIR, startPagePath: 'messe/herbst', lastPossibleDeliveryDate: '2020-02-12' });
    expect(await screen.findByText('Es wird nichts mehr angenommen.')).toBeVisible();
    const ways = (await screen.findAllByRole('link')).map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/', '/messe', '/my/orders']);
    expect(document.body.textContent).not.toMatch(/%|Messeprei/);
  });

  it('FAI-2: says that it is over to visitors as well, and asks nobody to sign in', async () => {
    show({ ...FAIR, lastPossibleDeliveryDate: '2020-02-12' });
    expect(await screen.findByText('Es wird nichts mehr angenommen.')).toBeVisible();
    const ways = (await screen.findAllByRole('link')).map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/', '/messe']);
  });

  it('NAV-4: leads to no earlier amounts where the fair tells no range of days', async () => {
    signOnAs('u1');
    document.cookie = 'customer=1; path=/';
    const { orderHistoryAggregationRange: range, ...fair } = FAIR;
    expect(range).toBeDefined();
    show(fair);
    await waitFor(() => {
      expect(screen.getByRole('link', { name: /Ihr Messewarenkorb/ })).toBeVisible();
    });
    expect(screen.queryByRole('link', { name: /Ihre Vorjahresmengen/ })).toBeNull();
  });
});
