import type { SearchBody } from '@gastroshop/api-contract';
import type { ShopGateway } from '@gastroshop/storefront/shop';
import {
  answeringFetch,
  fakeGateway,
  renderShop,
  sentRequests,
  TEST_SCOPE,
  testPage,
  testProduct,
} from '@gastroshop/storefront/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EssenceView } from './essence-view';

const OBERS = testProduct('100', 'Obers');
const PERIOD = '/v1/user/t/AZ/customers/48213/essence-period';
const EYE = { name: 'Obers unter den Stammartikeln zeigen' };

const path = (query = '') => (query === '' ? '/essential-products' : `/essential-products?${query}`);

const show = ({ address = '', visible = true, failing = false, products = [OBERS] } = {}) => {
  const search = vi.fn<ShopGateway['search']>(() => Promise.resolve(testPage(products)));
  const fetch = answeringFetch((asked) => {
    if (asked === PERIOD) return { showEssenceForDays: 365 };
    if (asked === `PUT ${PERIOD}`) return { showEssenceForDays: 730 };
    if (asked.endsWith('/essence-visibility')) return visible ? [{ sku: '100', isVisible: true }] : 503;
    if (asked.startsWith('POST') && asked.includes('/set-essence-visibility/'))
      return failing ? 500 : new Response(null, { status: 204 });
    if (asked.endsWith('/recent-essence-items'))
      return ['2026-11-03', '2026-11-20', '2026-11-17', '2026-11-10'].map((date, index) => ({
        sku: '100',
        date,
        quantity: index + 1,
        smallestUnit: 'Stk',
      }));
    return undefined;
  });
  const shop = renderShop(<EssenceView address={address} path={path} />, {
    fetch,
    gateway: fakeGateway({ search }),
  });
  const sent = (call: RegExp) => sentRequests(fetch).filter((request) => call.test(request.call));
  return { ...shop, search, sent };
};

const essentialOf = (body: SearchBody | undefined) => body?.filter?.essential;

describe('the essence list', () => {
  it('ESS-1: the eye hides at once, then tells the server', async () => {
    const { sent } = show();
    const eye = await screen.findByRole('button', EYE);
    await expect.poll(() => eye.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(eye);
    expect(eye).toHaveAttribute('aria-pressed', 'false');
    await expect
      .poll(() => sent(/set-essence-visibility/).map(({ call }) => call))
      .toEqual(['POST /v1/t/AZ/set-essence-visibility/100/false']);
  });

  it('ESS-1: what the server refuses comes back, and is told', async () => {
    show({ failing: true });
    const eye = await screen.findByRole('button', EYE);
    await expect.poll(() => eye.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(eye);
    expect(await screen.findByText(/Ein unerwarteter Fehler/)).toBeVisible();
    await expect.poll(() => eye.getAttribute('aria-pressed')).toBe('true');
  });

  it('ESS-1, ERR-5: the eye rests while nobody knows, and nothing else is said', async () => {
    show({ visible: false });
    const eye = await screen.findByRole('button', EYE);
    expect(eye).toBeDisabled();
    expect(screen.queryByText('Fehler')).toBeNull();
  });

  it('ESS-2: suggests periods, and takes none beyond three years', async () => {
    const { sent } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Zeitraum: 365 Tage' }));
    const dialog = within(await screen.findByRole('dialog'));
    const days = dialog.getByRole('textbox', { name: /Tage/ });
    const save = dialog.getByRole('button', { name: 'Übernehmen' });
    await userEvent.clear(days);
    await userEvent.type(days, '1096');
    expect(dialog.getByText('Bitte geben Sie 1 bis 1095 Tage ein.')).toBeVisible();
    expect(save).toBeDisabled();
    const suggested = within(dialog.getByRole('group', { name: 'Vorschläge' })).getAllByRole('button');
    const values: string[] = [];
    for (const button of suggested) {
      await userEvent.click(button);
      values.push(days.getAttribute('value') ?? '');
    }
    expect(values).toEqual(['183', '365', '730', '1095']);
    await userEvent.click(dialog.getByRole('button', { name: '2 Jahre' }));
    await userEvent.click(save);
    expect(await screen.findByRole('button', { name: 'Zeitraum: 730 Tage' })).toBeVisible();
    expect(sent(/^PUT /).map(({ body }) => body)).toEqual(['{"showEssenceForDays":730}']);
  });

  it('ESS-3: tells the last three purchases, the newest first', async () => {
    show();
    const button = await screen.findByRole('button', { name: 'Letzte Käufe von Obers' });
    const tip = screen.getByText('Zuletzt gekauft').parentElement ?? document.body;
    await expect.poll(() => within(tip).queryAllByRole('listitem', { hidden: true }).length).toBe(3);
    expect(
      within(tip)
        .getAllByRole('listitem', { hidden: true })
        .map((item) => item.querySelector('strong')?.textContent.replaceAll('\u00a0', ' ')),
    ).toEqual(['2 Stk', '3 Stk', '4 Stk']);
    expect(button).toHaveAccessibleDescription(/Zuletzt gekauft/);
  });

  it('ESS-4: lists what is shown unless the address says otherwise', async () => {
    const { search } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Stammartikel' })).toBeVisible();
    expect(essentialOf(search.mock.calls[0]?.[0])).toBe('SHOWN_ONLY');
  });

  it('ESS-4: other filters stay within the list', async () => {
    const { navigate } = show({ address: 'essential=HIDDEN_ONLY' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Regelmäßig gekauft/ }));
    expect(navigate).toHaveBeenLastCalledWith('/essential-products?essential=FAVORITES_ONLY');
  });

  it('says what the list is for where it is empty, and nothing of the range to those without a customer', async () => {
    show({ products: [] });
    expect(await screen.findByText('Noch keine Stammartikel')).toBeVisible();
    const search = vi.fn<ShopGateway['search']>(() => Promise.resolve(testPage([OBERS])));
    renderShop(<EssenceView address="" path={path} />, {
      gateway: fakeGateway({ scope: { ...TEST_SCOPE, customerId: '' }, search }),
    });
    expect(search).not.toHaveBeenCalled();
  });
});
