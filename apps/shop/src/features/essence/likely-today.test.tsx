import type { BoughtProduct, Completion, ExpectedGoods } from '@gastroshop/api-contract';
import {
  answeringFetch,
  fakeGateway,
  renderShop,
  testCustomer,
  testProduct,
} from '@gastroshop/storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LIKELY_LINES, likelyLines, takenOf } from './likely-lines';
import { LikelyToday } from './likely-today';

const bought = (sku: string, amount: number): BoughtProduct => ({
  sku,
  last: { day: '2026-11-21', amount, unit: 'Ktn' },
  usual: { amount, unit: 'Ktn' },
  everyDays: 7,
  ofLastOrders: { orders: 5, holdIt: 4 },
});
const DUE: Completion = {
  terms: [],
  products: [testProduct('1', 'Obers'), testProduct('2', 'Milch'), testProduct('3', 'Zwiebel')],
  bought: [bought('1', 2), bought('2', 3), bought('3', 4)],
};

const show = (due: Completion, expected: readonly ExpectedGoods[] = []) =>
  renderShop(<LikelyToday essenceHref="/essential-products" />, {
    gateway: fakeGateway({ complete: () => Promise.resolve(due) }),
    fetch: answeringFetch((path) => {
      if (path.endsWith('/expected-goods')) return expected;
      return path.includes('/effective-customers/') ? testCustomer() : undefined;
    }),
  });

const amountOf = (name: string) => screen.getByRole('textbox', { name: `Menge, ${name}` });

describe('SRC-6: what is likely to be ordered today', () => {
  it('takes all in their usual amounts by one button, and gives them back', async () => {
    const { store } = show(DUE);
    const button = await screen.findByRole('button', { name: '3 in den Korb' });
    expect(amountOf('Obers')).toHaveValue('2');
    expect(store.getState().cartEdits.edits).toEqual({});
    await userEvent.click(button);
    expect(store.getState().cartEdits.edits).toMatchObject({
      1: { amount: 2, unit: 'Ktn' },
      2: { amount: 3, unit: 'Ktn' },
      3: { amount: 4, unit: 'Ktn' },
    });
    expect(await screen.findByText('3 liegen im Korb')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByRole('button', { name: '3 in den Korb' })).toBeVisible();
  });

  it('leaves out by 0 or the button, brings back, and takes another amount, by keyboard from row to row', async () => {
    const { store } = show(DUE);
    await screen.findByRole('button', { name: '3 in den Korb' });
    await userEvent.click(amountOf('Obers'));
    await userEvent.keyboard('0{Enter}');
    expect(await screen.findByRole('button', { name: '2 in den Korb' })).toBeVisible();
    expect(amountOf('Milch')).toHaveFocus();
    await userEvent.keyboard('5{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Zwiebel heute nicht' }));
    expect(
      within(screen.getAllByRole('listitem')[2] ?? document.body).getByText('heute nicht'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Zwiebel doch übernehmen' }));
    await userEvent.click(amountOf('Milch'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(store.getState().cartEdits.edits).toMatchObject({ 2: { amount: 5 }, 3: { amount: 4 } });
    });
    expect(store.getState().cartEdits.edits['1']).toBeUndefined();
  });

  it('says why, and shows nothing to who has no rhythm', async () => {
    show(DUE);
    await userEvent.click(await screen.findByRole('button', { name: 'Warum diese?' }));
    expect(screen.getAllByText(/4 der letzten 5 Bestellungen/)).toHaveLength(3);
  });

  it('says so where nothing is due', async () => {
    show({ terms: [], products: [] });
    expect(await screen.findByText(/^Heute ist nichts fällig/)).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('leaves out what is on its way, and tells the sum of what is taken', async () => {
    show(DUE, [{ sku: '2', quantity: '3', day: '2026-11-26', orderId: '1' }]);
    expect(await screen.findByRole('button', { name: '2 in den Korb' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Menge, Milch' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/2 Artikel · € [\d.,]+ netto/);
    const before = screen.getByRole('status').textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Zwiebel heute nicht' }));
    expect(screen.getByRole('status').textContent).not.toBe(before);
  });
});

describe('the lines that are proposed', () => {
  const lines = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 500 }), least: fc.integer({ min: 0, max: 40 }) }),
    {
      maxLength: 30,
    },
  );

  it('are eight at most, never below the minimum, and what is not bought is not proposed', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 50 }), (made, typed) => {
        const products = made.map(({ least }, index) =>
          testProduct(String(index), `Ware ${String(index)}`, { minSaleQuantity: least }),
        );
        const known = made
          .map(({ amount }, index) => bought(String(index), amount))
          .filter((_, index) => index % 3 > 0);
        const shown = likelyLines(products, known);
        expect(shown.length).toBeLessThanOrEqual(MAX_LIKELY_LINES);
        for (const { product, bought: own } of shown) {
          expect(known).toContain(own);
          const { amount } = takenOf(product, { amount: typed, unit: 'Stk' });
          expect(amount === 0 ? typed === 0 : amount >= product.minSaleQuantity).toBe(true);
        }
      }),
    );
  });
});
