import { initialLocale } from '@gastroshop/i18n';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '../testing/answering-fetch';
import { fakeGateway, TEST_SCOPE } from '../testing/fake-gateway';
import { renderShop } from '../testing/render-shop';
import { clearCookies, signOnAs } from '../testing/sign-on';
import { CustomerSelector } from './customer-selector';
import { createBrowserStorage } from '../shop';
import { addRecentCustomer } from './recent-customers';

const named = [
  {
    customerId: '48301',
    displayName: 'Zirbenhof',
    customerAddress: { street: 'Seestraße 18', postCode: '5700', city: 'Zell am See' },
  },
  {
    customerId: '9107',
    displayName: 'Ährenwirt',
    customerAddress: { street: 'Almweg 4', postCode: '5505', city: 'Mühlbach' },
  },
  { customerId: '48302', displayName: 'Berggasthof', customerAddress: null },
  {
    customerId: '48303',
    displayName: 'Café am Platz',
    customerAddress: { street: 'Marktplatz 3', postCode: '5760', city: 'Saalfelden' },
  },
  {
    customerId: '48304',
    displayName: 'Müllnerbräu',
    customerAddress: { street: 'Bräuweg 1', postCode: '5020', city: 'Salzburg' },
  },
  {
    customerId: '48305',
    displayName: 'Hotel Seeblick',
    customerAddress: { street: 'Seestraße 41', postCode: '5710', city: 'Kaprun' },
  },
];

const many = Array.from({ length: 4000 }, (_, index) => ({
  customerId: String(500_001 + index),
  displayName: `Gasthof ${index}`,
  customerAddress: { city: index % 2 === 0 ? 'Kaprun' : 'Zell am See' },
}));

const onScreen = (isPhone: boolean) => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isPhone && media.includes('max-width: 960.98px'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
};

const show = (
  customers: readonly object[],
  options: {
    readonly current?: string;
    readonly targetRoute?: string;
    readonly locale?: 'de-AT' | 'en-GB';
  } = {},
) => {
  const { current = '', targetRoute, locale = 'de-AT' } = options;
  const onChosen = vi.fn();
  const shop = renderShop(<CustomerSelector targetRoute={targetRoute} onChosen={onChosen} />, {
    gateway: fakeGateway({ scope: { ...TEST_SCOPE, customerId: current, locale } }),
    fetch: answeringFetch((path) => (path === '/v1/user/customers' ? customers : undefined)),
  });
  return { ...shop, onChosen };
};

const rows = () => screen.getAllByRole('row').slice(1);
const cells = () =>
  rows().map((row) =>
    within(row)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent),
  );
const names = () => cells().map((row) => row[1]);

beforeEach(() => {
  clearCookies();
  signOnAs({ userId: 'u1' });
});

afterEach(() => {
  vi.useRealTimers();
  onScreen(false);
  clearCookies();
  localStorage.clear();
});

describe('the customer selector', () => {
  it('SEL-1: shows id, name and address, empty where it is missing', async () => {
    show(named);
    await screen.findByText('Zirbenhof');
    expect(cells()).toContainEqual(['48301', 'Zirbenhof', 'Seestraße 18, 5700 Zell am See', 'Wählen']);
    expect(cells()).toContainEqual(['48302', 'Berggasthof', '', 'Wählen']);
  });

  it('SEL-2: is sorted by id upwards, a click on a head turns the sort, one column at a time', async () => {
    show(named);
    await screen.findByText('Zirbenhof');
    const sorts = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect(cells().map(([id]) => id)).toEqual(['9107', '48301', '48302', '48303', '48304', '48305']);
    expect(sorts()).toEqual(['ascending', 'none', 'none', null]);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()[0]).toBe('Ährenwirt');
    expect(sorts()).toEqual(['none', 'ascending', 'none', null]);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()[0]).toBe('Zirbenhof');
    expect(sorts()).toEqual(['none', 'descending', 'none', null]);
  });

  it('SEL-3: filters id, name and address in any case, 100 ms after the last key', async () => {
    show(named);
    const box = await screen.findByRole('searchbox');
    vi.useFakeTimers();
    fireEvent.change(box, { target: { value: 'SAALF' } });
    act(() => {
      vi.advanceTimersByTime(99);
    });
    expect(rows()).toHaveLength(6);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(names()).toEqual(['Café am Platz']);
    fireEvent.change(box, { target: { value: 'muellner' } });
    act(() => {
      vi.advanceTimersByTime(100);
    });
    expect(names()).toEqual(['Müllnerbräu']);
  });

  it('SEL-3: has no search box for five customers', async () => {
    show(named.slice(0, 5));
    await screen.findByText('Zirbenhof');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  // The box a phone must not have is the one that waits for the next key; its own search answers at once.
  it('SEL-3: has no box that waits on a phone, but a search that filters at once', async () => {
    onScreen(true);
    show(named);
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'see' } });
    expect(screen.queryByText('Berggasthof')).toBeNull();
    expect(screen.getByText('Hotel Seeblick')).toBeVisible();
  });

  it('begins in the filter: letters and Enter choose the first, before the list has followed', async () => {
    const { navigate } = show(named);
    expect(await screen.findByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('see{Enter}');
    expect(document.cookie).toContain('customer=48305');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('finds the customers chosen last first; Enter alone takes the last one, and nobody where there is none', async () => {
    const storage = createBrowserStorage(() => localStorage);
    const first = show(named);
    await screen.findByRole('searchbox');
    await userEvent.keyboard('{Enter}');
    expect(first.navigate).not.toHaveBeenCalled();
    first.unmount();
    addRecentCustomer(storage, TEST_SCOPE, '48304');
    const { navigate } = show(named);
    const recent = await screen.findByRole('region', { name: 'Zuletzt' });
    expect(within(recent).getByRole('button')).toHaveTextContent('Müllnerbräu');
    await userEvent.keyboard('weg');
    await waitFor(() => {
      expect(names()).toEqual(['Müllnerbräu', 'Ährenwirt']);
    });
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    expect(document.cookie).toContain('customer=48304');
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('SEL-4: has a button a row, and a tick at the current customer', async () => {
    show(named, { current: '48303' });
    await screen.findByText('Zirbenhof');
    expect(screen.getAllByText('Wählen')).toHaveLength(5);
    expect(screen.getByRole('row', { name: 'Café am Platz' })).toHaveTextContent('Aktueller Kunde');
  });

  it('SEL-4: takes a tap on the row on a phone', async () => {
    onScreen(true);
    const { navigate } = show(named);
    await userEvent.click(await screen.findByText('Hotel Seeblick'));
    expect(document.cookie).toContain('customer=48305');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
  });

  it.each([
    ['/checkout?x=1', '/checkout?x=1'],
    [undefined, '/'],
    ['//evil.example', '/'],
    ['/my/customers', '/'],
  ])('SEL-5: stores the choice, tells of it and goes from target %j to %s', async (targetRoute, address) => {
    const { navigate, onChosen, store } = show(named, targetRoute === undefined ? {} : { targetRoute });
    await userEvent.click(await screen.findByRole('button', { name: 'Zirbenhof wählen' }));
    expect(document.cookie).toContain('customer=48301');
    expect(store.getState().session.customerId).toBe('48301');
    expect(onChosen).toHaveBeenCalledOnce();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('tells a user without customers whom to call', async () => {
    show([]);
    expect(await screen.findByText(/Bitte rufen Sie Ihren Ansprechpartner/)).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('says so when the customers could not be loaded, and tries again', async () => {
    let broken = true;
    renderShop(<CustomerSelector onChosen={() => undefined} />, {
      gateway: fakeGateway({ scope: { ...TEST_SCOPE, customerId: '' } }),
      fetch: answeringFetch(() => (broken ? 403 : named)),
    });
    await screen.findByText('Ihre Kunden konnten nicht geladen werden.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByText('Zirbenhof')).toBeVisible();
  });

  it('opens on a phone with the last customers and places where there are thousands', async () => {
    onScreen(true);
    addRecentCustomer(
      createBrowserStorage(() => localStorage),
      TEST_SCOPE,
      '503999',
    );
    const { navigate } = show(many);
    const places = await screen.findByRole('region', { name: 'Nach Ort' });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(within(places).getAllByRole('button')[0]).toHaveTextContent('Kaprun2.000');
    await userEvent.click(within(places).getByText('Zell am See'));
    expect(screen.getByText('1.950 weitere passen auch. Noch ein Buchstabe hilft.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Zell am See: wieder alle Orte' }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '503 998' } });
    expect(screen.getByText('Gasthof 3997')).toBeVisible();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    const recent = screen.getByRole('region', { name: 'Zuletzt' });
    await userEvent.click(within(recent).getByRole('button'));
    expect(document.cookie).toContain('customer=503999');
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('draws a part of 4,000 customers only', async () => {
    show(many);
    await screen.findByText('4.000 Kunden');
    expect(rows().length).toBeLessThan(100);
  });

  it('LOC-1: speaks the language of the cookie, else German', async () => {
    const { unmount } = show(named, { locale: initialLocale('en-GB') });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Who are you ordering for?');
    unmount();
    show(named, { locale: initialLocale(undefined) });
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Für wen bestellen Sie?');
    });
  });
});
