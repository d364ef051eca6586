import type { Completion } from '@gastroshop/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useCartActions } from '../cart';
import type { ShopGateway } from '../shop';
import { answeringFetch } from '../testing/answering-fetch';
import { fakeGateway, TEST_SCOPE } from '../testing/fake-gateway';
import { memoryStorage } from '../testing/memory-storage';
import { renderShop } from '../testing/render-shop';
import { testCart, testItem, testProduct } from '@gastroshop/cart/testing';
import { testCustomer } from '../testing/test-customer';
// The parts that come with the first suggestions are there before the clock of a test runs.
import './completion-added';
import './completion-order';
import './completion-image';
import './completion-price';
import './completion-spoken';
import './completion-waiting';
import { HeaderSearch } from './header-search';
import { readPastSearches } from './search-history';

const OBERS = testProduct('201144', 'Obers 36 %', { shortDescription: 'Flasche zu 1 l' });
const SAUER = testProduct('201150', 'Sauerrahm');
const FOUND: Completion = {
  terms: ['Obers'],
  products: [OBERS, SAUER],
  categories: [{ id: '14', name: 'Molkerei' }],
};

const field = () => screen.getByRole('combobox', { name: 'Suche' });

/** All at once: letter by letter a slow machine shows what answers the first of them. */
const ask = async (query: string): Promise<void> => {
  await userEvent.click(field());
  await userEvent.paste(query);
};

const show = (differing: Partial<ShopGateway> = {}, storage = memoryStorage()) => {
  const complete = vi.fn<ShopGateway['complete']>(() => Promise.resolve(FOUND));
  const gateway = fakeGateway({ complete, ...differing });
  const shop = renderShop(<HeaderSearch storage={storage} query={undefined} />, { gateway });
  return { ...shop, complete, storage };
};

/** A list in which an amount can be typed and not added. */
const List = (): ReactNode => {
  const { typeDraft } = useCartActions();
  return (
    <button
      type="button"
      onClick={() => {
        typeDraft(OBERS.sku, { text: '9', unit: 'Stk' });
      }}
    >
      9 Stk
    </button>
  );
};

describe('the search in the header', () => {
  it('orders a suggested article with the keyboard alone, with the amount typed before it', async () => {
    const { store, navigate, complete } = show();
    await ask('3 Ktn Obers');
    const amount = await within(await screen.findByRole('row', { name: /Obers 36/ })).findByRole('textbox');
    expect(amount).toHaveValue('3');
    expect(complete.mock.lastCall?.[0]).toEqual({ query: 'Obers', unit: 'Ktn' });
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await waitFor(() => {
      expect(amount).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    expect(store.getState().cartEdits.edits['201144']).toMatchObject({ amount: 3, unit: 'Ktn' });
    expect(navigate).not.toHaveBeenCalled();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('CRT-8: takes back what was put in last with plan, version and age of what it undoes, as a row does', async () => {
    const plan = [{ date: '2026-12-03', amount: 2 }];
    const line = { ...testItem(OBERS.sku, 2, 'Ktn'), product: OBERS, note: 'kalt', plan, version: 4 };
    const { cart } = fakeGateway();
    if (cart === undefined) throw new Error('The fake shop has a cart');
    const read = () => Promise.resolve({ ...testCart(line), version: 9 });
    const { store } = show({ cart: { ...cart, read } });
    const edit = () => store.getState().cartEdits.edits[OBERS.sku];
    await userEvent.type(field(), '3 Ktn Obers');
    await within(await screen.findByRole('row', { name: /Obers 36/ })).findByDisplayValue('2');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(edit()).toMatchObject({ amount: 5, unit: 'Ktn', seenVersion: 4 });
    });
    const put = edit();
    await waitFor(() => {
      expect(edit()?.phase).toBe('waiting');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(edit()).toMatchObject({
      amount: 2,
      unit: 'Ktn',
      plan,
      remarks: undefined,
      seenVersion: 4,
      seenCartVersion: 9,
      actedAt: put?.actedAt,
    });
    expect(edit()?.operationId).not.toBe(put?.operationId);
  });

  it('the amount typed before the name counts more than one left in a list before, and less than one typed after', async () => {
    const { store } = renderShop(
      <>
        <List />
        <HeaderSearch storage={memoryStorage()} query={undefined} />
      </>,
      { gateway: fakeGateway({ complete: () => Promise.resolve(FOUND) }) },
    );
    await userEvent.click(screen.getByRole('button', { name: '9 Stk' }));
    await ask('3 Ktn Obers');
    const amount = await within(await screen.findByRole('row', { name: /Obers 36/ })).findByRole('textbox');
    expect(amount).toHaveValue('3');
    await userEvent.clear(amount);
    await userEvent.type(amount, '4');
    expect(amount).toHaveValue('4');
    await userEvent.keyboard('{Enter}');
    expect(store.getState().cartEdits.edits[OBERS.sku]).toMatchObject({ amount: 4, unit: 'Ktn' });
  });

  it('asks once typing rests, and keeps what is typed while answers come', async () => {
    const { complete } = show();
    await userEvent.type(field(), 'obers');
    await screen.findByRole('row', { name: /Obers 36/ });
    expect(complete.mock.calls.length).toBeLessThan(5);
    expect(complete.mock.lastCall?.[0]).toEqual({ query: 'obers' });
    expect(field()).toHaveValue('obers');
  });

  it('gives up an older question for a newer one', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    show({
      complete: ({ query }, options) => {
        signals.push(options?.signal);
        return query === 'obers' ? Promise.resolve(FOUND) : new Promise(() => undefined);
      },
    });
    await userEvent.type(field(), 'o');
    await waitFor(() => {
      expect(signals).toHaveLength(1);
    });
    await userEvent.type(field(), 'bers');
    await screen.findByRole('row', { name: /Obers 36/ });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('searches by Shift and Enter, for the article without its amount, and remembers', async () => {
    const { navigate, storage } = show();
    await userEvent.type(field(), '3 Ktn Obers{Shift>}{Enter}{/Shift}');
    await waitFor(() => {
      expect(navigate).toHaveBeenCalledWith('/search?query=Obers');
    });
    expect(readPastSearches(storage, TEST_SCOPE)).toEqual(['3 Ktn Obers']);
    expect(readPastSearches(storage, { ...TEST_SCOPE, customerId: '1' })).toEqual([]);
    expect(readPastSearches(storage, { ...TEST_SCOPE, tenant: 'EM' })).toEqual([]);
  });

  it('offers past searches in the empty field, and forgets them', async () => {
    const { navigate, storage } = show();
    await userEvent.type(field(), 'sauerrahm{Shift>}{Enter}{/Shift}');
    await waitFor(() => {
      expect(navigate).toHaveBeenCalledOnce();
    });
    await userEvent.clear(field());
    await userEvent.click(await screen.findByRole('button', { name: 'sauerrahm vergessen' }));
    expect(readPastSearches(storage, TEST_SCOPE)).toEqual([]);
  });

  it('offers what the same user searched for elsewhere, and forgets all at once', async () => {
    const kept = { ...FOUND, pastSearches: ['obers laktosefrei'] };
    const { storage } = show({ complete: () => Promise.resolve(kept) });
    await userEvent.type(field(), 'obers torte{Shift>}{Enter}{/Shift}');
    await userEvent.clear(field());
    await userEvent.type(field(), 'sauerrahm{Shift>}{Enter}{/Shift}');
    await userEvent.clear(field());
    await userEvent.type(field(), 'obers');
    const past = within(await screen.findByRole('rowgroup', { name: 'Letzte Suchen' }));
    expect(await past.findByText('obers laktosefrei')).toBeVisible();
    expect(past.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'obers torte',
      'obers laktosefrei',
    ]);
    await userEvent.clear(field());
    await userEvent.click(await screen.findByRole('button', { name: 'Alle vergessen' }));
    expect(readPastSearches(storage, TEST_SCOPE)).toEqual([]);
    await userEvent.type(field(), 'obers');
    await screen.findByRole('row', { name: /Obers 36/ });
    expect(screen.queryByText('obers laktosefrei')).toBeNull();
  });

  it('leads to the articles of a brand', async () => {
    const { navigate } = show({ complete: () => Promise.resolve({ ...FOUND, brands: ['Oberland'] }) });
    await userEvent.type(field(), 'ober');
    await userEvent.click(await screen.findByText('Oberland'));
    expect(navigate).toHaveBeenLastCalledWith('/search?brandNames=Oberland');
  });

  it('offers the word that was meant, with the amount typed before it', async () => {
    const { navigate } = show({ complete: () => Promise.resolve({ ...FOUND, didYouMean: 'Obers' }) });
    await userEvent.type(field(), '3 Ktn Obres');
    await userEvent.click(await screen.findByText('3 Ktn Obers'));
    await waitFor(() => {
      expect(navigate).toHaveBeenLastCalledWith('/search?query=Obers');
    });
    expect(field()).toHaveValue('3 Ktn Obers');
    expect(screen.queryByRole('rowgroup', { name: 'Meinten Sie' })).toBeNull();
  });

  it('leads to an article and to a category', async () => {
    const { navigate } = show();
    await ask('obers');
    await userEvent.click(await screen.findByText('Obers 36 %'));
    expect(navigate).toHaveBeenLastCalledWith('/product/201144', '/search?query=obers');
    await userEvent.click(field());
    await userEvent.click(await screen.findByText('Molkerei'));
    expect(navigate).toHaveBeenLastCalledWith('/search?categoryId=14');
  });

  it('API-4: visitors find articles without anything to order with', async () => {
    show({ cart: undefined, scope: { ...TEST_SCOPE, customerId: '', userId: '' } });
    await userEvent.type(field(), 'obers');
    const row = within(await screen.findByRole('row', { name: /Obers 36/ }));
    expect(row.queryByRole('textbox')).toBeNull();
  });

  it('says that suggestions could not be loaded, and searches all the same', async () => {
    const { navigate } = show({ complete: () => Promise.reject(new Error('no network')) });
    await userEvent.type(field(), 'obers');
    expect(await screen.findByText(/Vorschläge konnten nicht geladen werden/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(navigate).toHaveBeenCalledWith('/search?query=obers');
    });
  });

  it('follows the address, but keeps the words that stand for what is listed', async () => {
    const storage = memoryStorage();
    const { navigate, show: showNext } = show({}, storage);
    await userEvent.type(field(), '3 Ktn Obers{Shift>}{Enter}{/Shift}');
    await waitFor(() => {
      expect(navigate).toHaveBeenCalledOnce();
    });
    showNext(<HeaderSearch storage={storage} query="Obers" />);
    expect(field()).toHaveValue('3 Ktn Obers');
    showNext(<HeaderSearch storage={storage} query="milch" />);
    expect(field()).toHaveValue('milch');
  });
});

const OWN: Completion = {
  ...FOUND,
  bought: [
    {
      sku: OBERS.sku,
      last: { day: '2026-11-21', amount: 30, unit: 'Ktn' },
      usual: { amount: 2, unit: 'Ktn' },
    },
  ],
};

describe('SRC-3: Enter in the search', () => {
  const inCart = (store: ReturnType<typeof show>['store'], sku = OBERS.sku) =>
    store.getState().cartEdits.edits[sku];

  it.each(['3 ktn obers', 'obers 3 ktn', '3x ktn obers'])(
    'puts what is typed into the cart, empties the field and keeps the focus: %s',
    async (typed) => {
      const { store, navigate } = show({ complete: () => Promise.resolve(OWN) });
      await userEvent.type(field(), `${typed}{Enter}`);
      await waitFor(() => {
        expect(inCart(store)).toMatchObject({ amount: 3, unit: 'Ktn' });
      });
      expect(field()).toHaveValue('');
      expect(field()).toHaveFocus();
      expect(navigate).not.toHaveBeenCalled();
      expect(await screen.findByText(/^3\sKtn Obers 36 %$/)).toBeVisible();
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(inCart(store)).toMatchObject({ amount: 0 });
    },
  );

  it('orders one article after the other, with the usual amount where none is typed, said before', async () => {
    const { store } = show({
      complete: ({ query }) =>
        Promise.resolve(query === 'obers' ? OWN : { ...OWN, bought: [], products: [SAUER] }),
    });
    await userEvent.type(field(), 'obers');
    expect(await screen.findByText(/^2\sKtn \(üblich\) Obers 36 %$/)).toBeVisible();
    expect(await screen.findByText(/zuletzt 21\. Nov\./)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('5 rahm{Enter}');
    await waitFor(() => {
      expect(inCart(store, SAUER.sku)).toMatchObject({ amount: 5, unit: 'Stk' });
    });
    expect(inCart(store)).toMatchObject({ amount: 2, unit: 'Ktn' });
    expect(field()).toHaveValue('');
  });

  it('marks the first article where several are equally right, and orders it by the second press', async () => {
    const { store } = show();
    await userEvent.type(field(), '3 obers{Enter}');
    const marked = await screen.findByRole('row', { selected: true });
    expect(marked).toHaveTextContent('Obers 36 %');
    expect(inCart(store)).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(inCart(store)).toMatchObject({ amount: 3, unit: 'Stk' });
    });
  });

  it('takes no other unit for the one typed: the row says so, and the text stays', async () => {
    const { store } = show({ complete: () => Promise.resolve({ ...OWN, products: [OBERS] }) });
    await userEvent.type(field(), '3 kisten obers{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Obers 36 % gibt es nicht');
    expect(inCart(store)).toBeUndefined();
    expect(field()).toHaveValue('3 kisten obers');
  });

  it('adds to what is in the cart', async () => {
    const { store } = show({ complete: () => Promise.resolve(OWN) });
    await userEvent.type(field(), '2 ktn obers{Enter}');
    await waitFor(() => {
      expect(inCart(store)).toMatchObject({ amount: 2 });
    });
    await userEvent.type(field(), '3 ktn obers');
    expect(await screen.findByText(/\+ 3\sKtn/)).toBeVisible();
    expect(screen.getByRole('row', { name: /Obers 36/ })).toHaveTextContent(/2\sKtn \+ 3\sKtn/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(inCart(store)).toMatchObject({ amount: 5, unit: 'Ktn' });
    });
  });

  it('does nothing in the empty field, opens with Ctrl, and reads what was understood as words again', async () => {
    const complete = vi.fn<ShopGateway['complete']>(() => Promise.resolve(OWN));
    const { navigate } = show({ complete });
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}');
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.type(field(), '3 korn obers');
    await userEvent.click(await screen.findByRole('button', { name: '3, als Suchwort verwenden' }));
    await waitFor(() => {
      expect(complete.mock.lastCall?.[0]).toEqual({ query: '3 korn obers' });
    });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(navigate).toHaveBeenLastCalledWith('/product/201144', '/search?query=3+korn+obers');
  });

  it('opens and searches for visitors', async () => {
    const { navigate } = show({ cart: undefined, scope: { ...TEST_SCOPE, customerId: '', userId: '' } });
    await userEvent.type(field(), 'obers');
    await screen.findByRole('row', { name: /Obers 36/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(navigate).toHaveBeenLastCalledWith('/product/201144', '/search?query=obers');
  });

  it('says before and after what Enter does, to who hears it', async () => {
    show({ complete: () => Promise.resolve(OWN) });
    await userEvent.type(field(), '3 ktn obers');
    const said = await screen.findByText(
      /^2 Artikel\. Obers 36 %, 6\sStk, 3 Karton, .* Enter legt in den Korb\.$/,
    );
    expect(said.closest('[role=status]')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^3 Karton Obers 36 % im Korb\. €/)).toBe(said);
  });

  it('loses nothing of who types on before the suggestions are there', async () => {
    const answers = new Map<string, (answer: Completion) => void>();
    const names = ['mehl', 'salz', 'reis', 'milch', 'butter', 'zucker', 'nudeln', 'tomaten'];
    const { store } = show({
      complete: ({ query }) =>
        new Promise((resolve) => {
          answers.set(query, resolve);
        }),
    });
    for (const [index, name] of names.entries()) {
      await userEvent.type(field(), `${String(index + 2)} ktn ${name}{Enter}`);
    }
    // The last is typed on as well; it is to be in the field alone.
    await userEvent.type(field(), 'r');
    expect(field()).toHaveValue('r');
    for (const name of names) {
      await waitFor(() => {
        expect(answers.has(name)).toBe(true);
      });
      answers.get(name)?.({ terms: [], products: [testProduct(name, `Die ${name}`)] });
    }
    await waitFor(() => {
      expect(names.map((name) => inCart(store, name)?.amount)).toEqual(names.map((_, index) => index + 2));
    });
    expect(field()).toHaveValue('r');
  });

  it('keeps what was typed quickly and is not certain until the buyer has decided', async () => {
    const { store } = show({ complete: () => Promise.resolve(FOUND) });
    await userEvent.type(field(), '3 obers{Enter}x{Backspace}');
    expect(await screen.findByText('„3 obers“ ist noch nicht im Korb.')).toBeVisible();
    expect(inCart(store)).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Auswählen' }));
    expect(field()).toHaveValue('3 obers');
    expect(field()).toHaveFocus();
    expect(screen.queryByText(/noch nicht im Korb/)).toBeNull();
  });

  it.each(['2,5 obers', '1.5 ktn obers'])(
    'QTY-5: never puts the usual amount in the place of one nobody understood: %s',
    async (typed) => {
      const { store } = show({ complete: () => Promise.resolve(OWN) });
      await userEvent.type(field(), `${typed}{Enter}`);
      const row = await screen.findByRole('row', { name: /Obers 36/, selected: true });
      expect(row).toBeVisible();
      expect(inCart(store)).toBeUndefined();
      expect(field()).toHaveValue(typed);
    },
  );

  it('leads to the remedy of an amount below the minimum, and the field keeps its text', async () => {
    const heavy = { ...OBERS, minSaleQuantity: 5 };
    const { store } = show({ complete: () => Promise.resolve({ ...OWN, bought: [], products: [heavy] }) });
    await userEvent.type(field(), '2 stk obers');
    const row = within(await screen.findByRole('row', { name: /Obers 36/ }));
    await row.findByText(/Mindestmenge\s5/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(row.getByRole('button', { name: 'auf 5 setzen' })).toHaveFocus();
    });
    expect(field()).toHaveValue('2 stk obers');
    expect(inCart(store)).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    expect(row.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(inCart(store)).toMatchObject({ amount: 5, unit: 'Stk' });
    });
    expect(field()).toHaveFocus();
  });

  it('leads to the empty amount where the unit typed is not to be had', async () => {
    const { store } = show({ complete: () => Promise.resolve({ ...OWN, products: [OBERS] }) });
    await userEvent.type(field(), '3 kisten obers{Enter}');
    const amount = await within(await screen.findByRole('row', { name: /Obers 36/ })).findByRole('textbox');
    await waitFor(() => {
      expect(amount).toHaveFocus();
    });
    expect(amount).toHaveValue('');
    await userEvent.keyboard('4{Enter}');
    await waitFor(() => {
      expect(inCart(store)).toMatchObject({ amount: 4, unit: 'Stk' });
    });
    expect(field()).toHaveFocus();
  });

  it('asks about the sum where it adds to what is in the cart, and goes on once it is meant', async () => {
    const usualAmount = { of: 'CUSTOMER', smallest: 6, largest: 12 } as const;
    const bought = { ...OBERS, usualAmount };
    const { store } = show({ complete: () => Promise.resolve({ ...OWN, products: [bought] }) });
    await userEvent.type(field(), '40 stk obers{Enter}');
    await waitFor(() => {
      expect(inCart(store)).toMatchObject({ amount: 40 });
    });
    await userEvent.type(field(), '900 stk obers{Enter}');
    await waitFor(() => {
      const row = within(screen.getByRole('row', { name: /Obers 36/ }));
      expect(row.getByRole('button', { name: 'Ja, 940' })).toHaveFocus();
    });
    expect(inCart(store)).toMatchObject({ amount: 40 });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(inCart(store)).toMatchObject({ amount: 940 });
    });
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('tells how many match and where most of them are, and leads there', async () => {
    const counted = {
      ...OWN,
      productCount: 21,
      foundIn: [{ id: '14', name: 'Milch & Obers', productCount: 14 }],
    };
    const { navigate } = show({ complete: () => Promise.resolve(counted) });
    await userEvent.type(field(), '3 ktn obers');
    expect(await screen.findByRole('button', { name: 'Alle 21 Treffer für „obers“' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Milch & Obers 14' }));
    expect(navigate).toHaveBeenLastCalledWith('/search?query=obers&categoryId=14');
  });
});

describe('SRC-6: the empty field', () => {
  it('offers what is due with its usual amount, less what is in the cart, and Enter takes it', async () => {
    const complete = vi.fn<ShopGateway['complete']>(({ dueBefore }) =>
      Promise.resolve(dueBefore === undefined ? FOUND : { ...OWN, products: [OBERS, SAUER] }),
    );
    // Ordered today, Wednesday, it comes tomorrow; the delivery after that is in a week.
    const { store } = renderShop(<HeaderSearch storage={memoryStorage()} query={undefined} />, {
      gateway: fakeGateway({ complete }),
      fetch: answeringFetch((path) => (path.includes('/effective-customers/') ? testCustomer() : undefined)),
    });
    await userEvent.click(field());
    const due = within(await screen.findByRole('rowgroup', { name: /^Heute noch fällig/ }));
    expect(await due.findAllByRole('row')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    expect(store.getState().cartEdits.edits[OBERS.sku]).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(store.getState().cartEdits.edits[OBERS.sku]).toMatchObject({ amount: 2, unit: 'Ktn' });
    });
    await waitFor(() => {
      expect(due.getAllByRole('row')).toHaveLength(1);
    });
    expect(field()).toHaveFocus();
    expect(complete.mock.calls.map(([body]) => body)).toContainEqual({ query: '', dueBefore: '2026-12-03' });
  });
});
