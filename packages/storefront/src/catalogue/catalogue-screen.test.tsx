import type { Facet, GroupedProductPage, SearchBody } from '@gastroshop/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ShopGateway } from '../shop';
import { fakeGateway, TEST_SCOPE, testPage } from '../testing/fake-gateway';
import { renderShop } from '../testing/render-shop';
import { testProduct } from '@gastroshop/cart/testing';
import { CatalogueScreen } from './catalogue-screen';

const OBERS = testProduct('201144', 'Obers 36 %', { isEssential: true });
const MILK = testProduct('201145', 'Vollmilch');
const FACETS: readonly Facet[] = [
  {
    key: 'categoryId',
    values: [
      { value: '1', label: 'Frische', count: 9 },
      { value: '14', label: 'Molkerei', count: 5, parent: '1' },
    ],
  },
  {
    key: 'attributes',
    values: [
      { value: 'Bio', count: 3 },
      { value: 'Gekuehlt', count: 7 },
    ],
  },
  { key: 'prices', values: [{ value: 'PROMOTION', count: 2 }] },
];
const FOUND = testPage([OBERS, MILK], { facets: FACETS });

type Search = ShopGateway['search'];

const searching = (answer: (body: SearchBody) => Promise<GroupedProductPage>) => vi.fn<Search>(answer);

describe('the list of articles', () => {
  it('shows what was found, with tree, facets and title', async () => {
    const search = searching(() => Promise.resolve(FOUND));
    renderShop(<CatalogueScreen address="?categoryId=14" />, { gateway: fakeGateway({ search }) });
    const list = within(await screen.findByRole('list', { name: 'Artikel' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Molkerei' })).toBeVisible();
    expect(screen.getAllByText('2 Treffer')).not.toHaveLength(0);
    expect(screen.getByRole('checkbox', { name: /Bio/ })).not.toBeChecked();
    expect(within(screen.getByRole('navigation', { name: 'Sortiment' })).getByText('Frische')).toBeVisible();
    expect(search).toHaveBeenCalledOnce();
    expect(search.mock.calls[0]?.[0]).toMatchObject({
      filter: { categoryId: '14' },
      page: { page: 0, size: 100 },
    });
    expect(document.title).toBe('Molkerei');
  });

  it('ticks at once and keeps the facets while the next answer is on its way', async () => {
    const search = searching(({ filter }) =>
      filter?.attributes === undefined ? Promise.resolve(FOUND) : new Promise(() => undefined),
    );
    const { navigate } = renderShop(<CatalogueScreen address="" />, { gateway: fakeGateway({ search }) });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Bio/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /[Gg]ekühlt/ }));
    expect(navigate).toHaveBeenLastCalledWith('/search?attributes=Bio&attributes=Gekuehlt');
    expect(screen.getByRole('checkbox', { name: /Bio/ })).toBeChecked();
    expect(screen.getByRole('list', { name: 'Artikel' })).toBeInTheDocument();
    const chips = within(screen.getByRole('list', { name: 'Gewählte Filter' }));
    await userEvent.click(chips.getByRole('button', { name: /Bio/ }));
    expect(navigate).toHaveBeenLastCalledWith('/search?attributes=Gekuehlt');
  });

  it('follows the address when it changes by itself, as by going back', async () => {
    const search = searching(() => Promise.resolve(FOUND));
    const { show } = renderShop(<CatalogueScreen address="?attributes=Bio" />, {
      gateway: fakeGateway({ search }),
    });
    const box = await screen.findByRole('checkbox', { name: /Bio/ });
    expect(box).toBeChecked();
    await userEvent.click(box);
    expect(box).not.toBeChecked();
    show(<CatalogueScreen address="" />);
    show(<CatalogueScreen address="?attributes=Bio" />);
    expect(await screen.findByRole('checkbox', { name: /Bio/ })).toBeChecked();
  });

  it('PRI-9: has no price, no price filter and no price order for those who may not see prices', async () => {
    const search = searching(() => Promise.resolve(FOUND));
    renderShop(<CatalogueScreen address="?prices=BULK&sort=price-asc" />, {
      gateway: fakeGateway({ search }),
      flags: { displayPriceInformation: false },
    });
    await screen.findByRole('list', { name: 'Artikel' });
    expect(search.mock.calls[0]?.[0].filter?.prices).toBeUndefined();
    expect(search.mock.calls[0]?.[0].page?.sortBy).toBeUndefined();
    expect(screen.queryByText(/€/)).toBeNull();
    expect(screen.queryByText('Preis netto')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /In Aktion/ })).toBeNull();
    expect(screen.queryByRole('option', { name: /Preis/ })).toBeNull();
  });

  it('PRI-9: has them for those who may', async () => {
    renderShop(<CatalogueScreen address="" />, {
      gateway: fakeGateway({ search: () => Promise.resolve(FOUND) }),
    });
    await screen.findByRole('list', { name: 'Artikel' });
    expect(screen.getAllByText(/4,49/)).not.toHaveLength(0);
    expect(screen.getByRole('checkbox', { name: /In Aktion/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Preis aufsteigend' })).toBeInTheDocument();
  });

  it('API-4: visitors browse without anything to order with, and are told once how to', async () => {
    const gateway = {
      ...fakeGateway({ search: () => Promise.resolve(FOUND) }),
      scope: { ...TEST_SCOPE, customerId: '', userId: '' },
      cart: undefined,
    };
    renderShop(<CatalogueScreen address="?query=obers" />, {
      gateway,
      flags: { displayPriceInformation: false },
    });
    await screen.findByRole('list', { name: 'Artikel' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Anmelden' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      '/auth/redirect?target=/search?query=obers',
    );
    expect(screen.queryByRole('checkbox', { name: 'Meine Stammartikel' })).toBeNull();
  });

  it('ESS-4: those with a customer filter by the essence list', async () => {
    const { navigate } = renderShop(<CatalogueScreen address="" />, {
      gateway: fakeGateway({ search: () => Promise.resolve(FOUND) }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Meine Stammartikel' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Regelmäßig gekauft' }));
    expect(navigate).toHaveBeenLastCalledWith('/search?essential=FAVORITES_ONLY');
    expect(screen.getByRole('checkbox', { name: 'Meine Stammartikel' })).not.toBeChecked();
  });

  it('API-3: offers 50, 100 and 300 a page and remembers the choice', async () => {
    const search = searching(() => Promise.resolve(FOUND));
    const { navigate, store } = renderShop(<CatalogueScreen address="?page=2" />, {
      gateway: fakeGateway({ search }),
    });
    const sizes = await screen.findByRole('combobox', { name: /je Seite/ });
    expect(within(sizes).getAllByRole('option')).toHaveLength(3);
    await userEvent.selectOptions(sizes, '300');
    expect(navigate).toHaveBeenLastCalledWith('/search?size=300');
    expect(store.getState().preferences.pageSize).toBe(300);
    await waitFor(() => {
      expect(search.mock.lastCall?.[0].page).toMatchObject({ page: 0, size: 300 });
    });
  });

  it('shows tiles where the buyer likes them, and remembers that', async () => {
    const { store } = renderShop(<CatalogueScreen address="" />, {
      gateway: fakeGateway({ search: () => Promise.resolve(FOUND) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Als Kacheln zeigen' }));
    expect(store.getState().preferences.listView).toBe('tiles');
    expect(screen.queryByText('Menge und Einheit')).toBeNull();
  });

  it('stays in its order when it is asked for again', async () => {
    const search = searching(() => Promise.resolve(FOUND));
    const { show } = renderShop(<CatalogueScreen address="?query=m" />, { gateway: fakeGateway({ search }) });
    await screen.findByRole('list', { name: 'Artikel' });
    search.mockResolvedValue(testPage([testProduct('1', 'Sauerrahm'), MILK, OBERS]));
    show(<p>Elsewhere</p>);
    show(<CatalogueScreen address="?query=m" />);
    await screen.findByText('Sauerrahm');
    const rows = within(screen.getByRole('list', { name: 'Artikel' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => /Obers 36|Vollmilch|Sauerrahm/.exec(textContent)?.[0])).toEqual([
      'Obers 36',
      'Vollmilch',
      'Sauerrahm',
    ]);
  });

  it('leads to what was probably meant, and says which words nothing has', async () => {
    const page = { ...FOUND, didYouMean: 'Obers Ybbstal', missingWords: ['ybstal'] };
    renderShop(<CatalogueScreen address="?query=obres+ybstal&attributes=Bio&page=2" />, {
      gateway: fakeGateway({ search: () => Promise.resolve(page) }),
    });
    expect(await screen.findByRole('link', { name: 'Obers Ybbstal' })).toHaveAttribute(
      'href',
      '/search?query=Obers+Ybbstal&attributes=Bio',
    );
    expect(screen.getByText('„ybstal“')).toBeVisible();
    expect(screen.getByText('2 Treffer. Nicht gefunden: ybstal')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Suche „obres ybstal“' })).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    const search = searching(() => Promise.reject(new Error('no network')));
    renderShop(<CatalogueScreen address="" />, { gateway: fakeGateway({ search }) });
    expect(await screen.findByText('Die Artikel konnten nicht geladen werden.')).toBeVisible();
    search.mockResolvedValue(FOUND);
    await userEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByRole('list', { name: 'Artikel' })).toBeInTheDocument();
  });

  it('TRK-1: tells what was searched for and how much was found, once', async () => {
    const { track } = renderShop(<CatalogueScreen address="?query=obers" />, {
      gateway: fakeGateway({ search: () => Promise.resolve(FOUND) }),
    });
    await screen.findByRole('list', { name: 'Artikel' });
    expect(track.mock.calls).toEqual([
      [
        {
          kind: 'search',
          category: 'product',
          source: 'Search',
          term: 'obers',
          totalResults: 2,
          typeOfQuery: 'fulltext',
        },
      ],
    ]);
  });
});

describe('where nothing is found', () => {
  const nothing = (gateway: Partial<ShopGateway> = {}) =>
    fakeGateway({
      search: ({ queryString }) => Promise.resolve(queryString === undefined ? FOUND : testPage([])),
      ...gateway,
    });

  it('offers what may have been meant, other ways and categories', async () => {
    const complete = vi.fn<ShopGateway['complete']>(({ query }) =>
      Promise.resolve({ terms: 'obers'.startsWith(query) ? ['Obers', 'Obstsalat'] : [], products: [] }),
    );
    renderShop(<CatalogueScreen address="?query=obres&categoryId=14" />, { gateway: nothing({ complete }) });
    expect(await screen.findByRole('link', { name: 'Obers' })).toHaveAttribute('href', '/search?query=Obers');
    expect(screen.queryByRole('link', { name: 'Obstsalat' })).toBeNull();
    expect(screen.getByRole('link', { name: 'In allen Kategorien suchen' })).toHaveAttribute(
      'href',
      '/search?query=obres',
    );
    expect(await screen.findByRole('link', { name: 'Frische' })).toHaveAttribute(
      'href',
      '/search?categoryId=1',
    );
  });

  it('offers what the same words find elsewhere, to be ordered in place', async () => {
    const complete = () => Promise.resolve({ terms: [], products: [MILK], didYouMean: 'Milch' });
    renderShop(<CatalogueScreen address="?query=milhc&categoryId=14" />, { gateway: nothing({ complete }) });
    const offered = within(await screen.findByRole('list', { name: 'Im übrigen Sortiment' }));
    expect(offered.getByText('Vollmilch')).toBeVisible();
    expect(offered.getByRole('textbox')).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Milch' })).toHaveAttribute('href', '/search?query=Milch');
  });

  it('offers what the customer buys, of the category first, and whom to ask', async () => {
    const search = searching(({ queryString, filter }) => {
      if (queryString !== undefined) return Promise.resolve(testPage([]));
      const { essential, categoryId } = filter ?? {};
      return Promise.resolve(essential === undefined || categoryId !== undefined ? testPage([]) : FOUND);
    });
    renderShop(<CatalogueScreen address="?query=xyz&categoryId=14" />, { gateway: nothing({ search }) });
    const bought = await screen.findByRole('list', { name: 'Das kaufen Sie regelmäßig' });
    expect(within(bought).getByText('Vollmilch')).toBeVisible();
    const asked = search.mock.calls.map(([{ filter }]) => filter?.essential && (filter.categoryId ?? 'all'));
    expect(asked.filter((place) => place !== undefined)).toEqual(['14', 'all']);
    expect(screen.getByRole('link', { name: 'Ihren Markt fragen' })).toHaveAttribute('href', '/contacts');
  });

  it('API-4: visitors are offered what is new', async () => {
    const search = searching(({ filter }) =>
      Promise.resolve(filter?.onlyNewProducts === true ? FOUND : testPage([])),
    );
    const gateway = {
      ...nothing({ search }),
      scope: { ...TEST_SCOPE, customerId: '', userId: '' },
      cart: undefined,
    };
    renderShop(<CatalogueScreen address="?query=xyz" />, { gateway });
    const fresh = within(await screen.findByRole('list', { name: 'Neu im Sortiment' }));
    expect(fresh.getByText('Vollmilch')).toBeVisible();
    expect(fresh.queryByRole('textbox')).toBeNull();
    expect(search.mock.calls.some(([{ filter }]) => filter?.essential !== undefined)).toBe(false);
  });

  it('offers to drop the filters first', async () => {
    renderShop(<CatalogueScreen address="?query=obers&attributes=Msc" />, { gateway: nothing() });
    expect(await screen.findByRole('link', { name: 'Ohne Filter suchen' })).toHaveAttribute(
      'href',
      '/search?query=obers',
    );
  });

  it('leads back from behind the last page', async () => {
    const page = testPage([], { page: { totalElements: 171, totalPages: 2, number: 98, size: 100 } });
    renderShop(<CatalogueScreen address="?query=wein&page=99" />, {
      gateway: nothing({ search: () => Promise.resolve(page) }),
    });
    expect(await screen.findByText('So viele Seiten hat die Liste nicht.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur ersten Seite' })).toHaveAttribute(
      'href',
      '/search?query=wein',
    );
    expect(screen.queryByRole('navigation', { name: 'Seiten' })).toBeNull();
  });

  const popular = () =>
    vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(
        new Response(JSON.stringify({ terms: ['tomaten'] }), {
          headers: { 'content-type': 'application/json' },
        }),
      ),
    );

  it('TRK-1: popular terms come with the consent to search analytics', async () => {
    renderShop(<CatalogueScreen address="?query=xyz" />, {
      gateway: nothing(),
      fetch: popular(),
      consents: { searchAnalytics: 'granted' },
    });
    expect(await screen.findByRole('link', { name: 'tomaten' })).toBeVisible();
  });

  it('TRK-1: and without it nobody is asked', async () => {
    const fetch = popular();
    renderShop(<CatalogueScreen address="?query=xyz" />, {
      gateway: nothing(),
      fetch,
      consents: { searchAnalytics: 'denied', webAnalytics: 'granted' },
    });
    await screen.findByText('Nichts gefunden zu „xyz“');
    expect(fetch).not.toHaveBeenCalled();
  });
});
