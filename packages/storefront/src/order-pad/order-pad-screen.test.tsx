import 'fake-indexeddb/auto';
import { FetchError } from '@gastroshop/api-client';
import type { CartItemWrite, OrderListLine, ResolvedOrderListLine } from '@gastroshop/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '../testing/answering-fetch';
import { fakeGateway } from '../testing/fake-gateway';
import { memoryStorage } from '../testing/memory-storage';
import { renderShop, type ShopOfTest } from '../testing/render-shop';
import { problemError } from '../testing/problem-error';
import { testCart, testItem } from '../testing/test-cart';
import { testProduct } from '../testing/test-product';
import { testTemplate, testTemplateItem } from '../testing/test-template';
import { OrderPadScreen } from './order-pad-screen';

const flour = testProduct('4711', 'Weizenmehl', { minSaleQuantity: 5 });
const cream = testProduct('4712', 'Schlagobers');
const spinach = testProduct('4713', 'Blattspinat');

/** What the backend would say: 4711 is flour, 4712 cream, "Spinat" two things, the rest unknown. */
const answer = ({ lineNumber, article, amount, unit }: OrderListLine): ResolvedOrderListLine => {
  const product = [flour, cream, spinach].find(({ sku, name }) => article === sku || article === name);
  if (article === 'Spinat')
    return {
      lineNumber,
      outcome: 'SEVERAL_ARTICLES',
      candidates: [spinach, cream],
      reason: 'Welcher Spinat?',
    };
  if (product === undefined) return { lineNumber, outcome: 'ARTICLE_UNKNOWN', reason: `„${article}“ fehlt.` };
  const known = { lineNumber, product, unitAbbreviation: unit === 'Karton' ? 'Ktn' : 'Stk' };
  if (amount === undefined)
    return { ...known, outcome: 'AMOUNT_INVALID', amount: 1, reason: 'Die Menge fehlt.' };
  return product === flour && Number(amount) < 5
    ? { ...known, outcome: 'CORRECTED', amount: 5, reason: 'Die Mindestmenge ist 5 Stück.' }
    : { ...known, outcome: 'FOUND', amount: Number(amount) };
};

let apps = 0;

const setUp = async (
  differing: ShopOfTest & {
    readonly put?: (items: readonly CartItemWrite[]) => Promise<void>;
    readonly app?: string;
  } = {},
) => {
  apps += 1;
  const { put, app = `pad-${apps}`, ...shop } = differing;
  const base = fakeGateway();
  if (base.cart === undefined) throw new Error('The fake shop has no cart');
  const written: (readonly CartItemWrite[])[] = [];
  const cart = {
    ...base.cart,
    read: () => Promise.resolve(testCart()),
    put: async (items: readonly CartItemWrite[]) => {
      written.push(items);
      await put?.(items);
      return testCart(
        ...items.map(({ sku, amount = 0, unitAbbreviation }) => testItem(sku, amount, unitAbbreviation)),
      );
    },
  };
  const resolve = vi.fn((lines: readonly OrderListLine[]) => Promise.resolve({ lines: lines.map(answer) }));
  const gateway = fakeGateway({
    resolve,
    cart,
    complete: ({ query }) =>
      Promise.resolve({ terms: [], products: query.startsWith('Schlag') || query === '471' ? [cream] : [] }),
  });
  const shown = renderShop(<OrderPadScreen app={app} storage={memoryStorage()} />, { gateway, ...shop });
  await screen.findByRole('grid');
  return { ...shown, written, resolve, user: userEvent.setup(), app };
};

const rows = () => screen.getAllByRole('row').slice(1);

const row = (number: number): HTMLElement => {
  const found = rows()[number - 1];
  if (found === undefined) throw new Error(`There is no row ${number}`);
  return found;
};

const field = (number: number, name: RegExp): HTMLElement =>
  screen.getByRole('textbox', { name: new RegExp(`${name.source}, Zeile ${number}$`) });

/** Waits for a row anew each time it looks: a list takes the place of a blank row, whose element is gone with it. */
const findInRow = (number: number, text: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => within(row(number)).getByText(text));

const pasteList = async (user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> => {
  await user.click(field(1, /Nummer oder Name/));
  await user.paste(text);
  await waitFor(() => {
    expect(field(1, /Nummer oder Name/)).not.toHaveValue('');
  });
};

describe('OrderPadScreen', () => {
  it('takes a pasted list, asks about it in one call, and puts what is ready into the cart in another', async () => {
    const { user, resolve, written } = await setUp();
    await pasteList(user, '4711\t12\n4712\t2\tKarton\n4799\t1\n4712\t3');
    await screen.findByText(/4 Zeilen eingefügt/);
    await waitFor(() => {
      expect(row(2)).toHaveTextContent(/Schlagobers.*€\s53,88/);
    });
    expect(resolve).toHaveBeenCalledOnce();
    expect(row(3)).toHaveTextContent('„4799“ fehlt.');
    await user.click(await screen.findByRole('button', { name: '3 Zeilen in den Warenkorb' }));
    await screen.findByText('3 Zeilen liegen im Warenkorb.');
    expect(
      written.map((items) =>
        items.map(({ sku, amount = 0, unitAbbreviation }) => [sku, amount, unitAbbreviation]),
      ),
    ).toEqual([
      [
        ['4711', 12, 'Stk'],
        ['4712', 15, 'Stk'],
      ],
    ]);
    // What could not be added stays.
    expect(row(1)).toHaveTextContent('„4799“ fehlt.');
    expect(rows()).toHaveLength(2);
  });

  it('is written by the keyboard alone: a suggestion by Tab, the next row by Enter, the cart by Ctrl+Enter', async () => {
    const { user, written } = await setUp();
    await user.click(field(1, /Nummer oder Name/));
    await user.keyboard('Schlag');
    await screen.findByRole('button', { name: /Vorschlag: Schlagobers/ });
    await user.keyboard('{Tab}');
    await waitFor(() => {
      expect(field(1, /Menge/)).toHaveFocus();
    });
    await user.keyboard('3{Enter}');
    await waitFor(() => {
      expect(field(2, /Nummer oder Name/)).toHaveFocus();
    });
    await screen.findByText('1 bereit', { exact: false });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('1 Zeile liegt im Warenkorb.');
    expect(written.flat()).toMatchObject([{ sku: '4712', amount: 3 }]);
  });

  it('mends a row with Enter, and takes that back with Ctrl+Z', async () => {
    const { user } = await setUp();
    await pasteList(user, 'Spinat;2\n4712;1');
    await findInRow(1, 'Welcher Spinat?');
    await user.click(field(1, /Nummer oder Name/));
    await user.keyboard('{Enter}');
    await findInRow(1, 'Blattspinat');
    await user.keyboard('{Control>}z{/Control}');
    await findInRow(1, 'Welcher Spinat?');
  });

  it('QTY-2: raises an amount that was typed with a warning, and offers it where a list says so', async () => {
    const { user } = await setUp();
    await user.click(field(1, /Nummer oder Name/));
    await user.keyboard('4711{Tab}2');
    // Never while it is being typed.
    expect(field(1, /Menge/)).toHaveValue('2');
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(field(1, /Menge/)).toHaveValue('5');
    });
    expect(await findInRow(1, /von 2 auf 5/)).toBeVisible();
    await waitFor(() => {
      expect(field(2, /Nummer oder Name/)).toHaveFocus();
    });
    await user.paste('4711;3\n4712;1');
    const offer = await screen.findByRole('button', { name: /auf 5 Stk setzen/ });
    expect(row(2)).toContainElement(offer);
    expect(field(2, /Menge/)).toHaveValue('3');
    await user.click(offer);
    await waitFor(() => {
      expect(field(2, /Menge/)).toHaveValue('5');
    });
  });

  it('PRI-9: shows no prices and no sum to those who may not see them', async () => {
    const { user } = await setUp({ flags: { displayPriceInformation: false } });
    await pasteList(user, '4712;2\n4712;1');
    await findInRow(1, 'Schlagobers');
    expect(screen.queryByText(/€/)).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Summe' })).toBeNull();
  });

  it('sends the same lines again when the connection broke, so that nothing is ordered twice', async () => {
    let broken = true;
    const { user, written } = await setUp({
      put: () => {
        if (!broken) return Promise.resolve();
        broken = false;
        return Promise.reject(new FetchError(new TypeError('offline')));
      },
    });
    await pasteList(user, '4712;2\n4799;1');
    await user.click(await screen.findByRole('button', { name: '1 Zeile in den Warenkorb' }));
    await screen.findByText(/kein zweites Mal bestellt/);
    expect(row(1)).toHaveTextContent('wird gesendet');
    await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    await screen.findByText('1 Zeile liegt im Warenkorb.');
    const [first, second] = written;
    expect(second?.[0]?.operationId).toBe(first?.[0]?.operationId);
    expect(written).toHaveLength(2);
  });

  it('ERR-6: names what the cart did not take, and puts the rest into it', async () => {
    const refusal = problemError(422, {
      type: 'about:blank',
      title: 'Not available',
      status: 422,
      code: 'articles-not-available',
      skus: ['4711'],
    });
    const { user, written } = await setUp({
      put: (items) => (items.some(({ sku }) => sku === '4711') ? Promise.reject(refusal) : Promise.resolve()),
    });
    await pasteList(user, '4711;12\n4712;2');
    await user.click(await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' }));
    await screen.findByText('1 Zeile liegt im Warenkorb.');
    expect(screen.getByText(/Diese Artikel wurden nicht übernommen: 4711/)).toBeVisible();
    expect(written.at(-1)?.map(({ sku }) => sku)).toEqual(['4712']);
    expect(field(1, /Nummer oder Name/)).toHaveValue('4711');
  });

  it('is filled from an order template, with the amounts that are usual', async () => {
    const items = [testTemplateItem('4712', 3, { product: cream }), testTemplateItem('4711', 10)];
    const templates = [
      testTemplate('t1', 'Frühstück', { orderTemplateItems: items }),
      testTemplate('t2', 'Leer'),
    ];
    const { user } = await setUp({
      fetch: answeringFetch((path) => (path === '/v1/t/AZ/my/order-templates' ? templates : undefined)),
    });
    await user.click(screen.getByRole('button', { name: 'Aus Vorlage' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /Frühstück.*2 Zeilen/ }));
    await screen.findByRole('button', { name: '2 Zeilen in den Warenkorb' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field(1, /Nummer oder Name/)).toHaveValue('4712');
    expect(field(1, /Menge/)).toHaveValue('3');
    expect(field(2, /Menge/)).toHaveValue('10');
  });

  it('keeps what is written over a reload', async () => {
    const { user, app, unmount } = await setUp();
    await pasteList(user, '4712;2\nSpinat;1');
    await findInRow(1, 'Schlagobers');
    unmount();
    await setUp({ app });
    expect(field(1, /Nummer oder Name/)).toHaveValue('4712');
    expect(field(2, /Menge/)).toHaveValue('1');
  });

  it('sends buyers without a customer to choose one', () => {
    const { cart, ...gateway } = fakeGateway();
    expect(cart).toBeDefined();
    renderShop(<OrderPadScreen app="pad" storage={memoryStorage()} />, { gateway });
    expect(screen.getByRole('link', { name: 'Kunden wählen' })).toHaveAttribute(
      'href',
      '/my/customers?targetRoute=/',
    );
  });
});
