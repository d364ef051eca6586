import type { OrderListLine, ResolvedOrderListLine } from '@gastroshop/api-contract';
import { fakeGateway, renderShop, testProduct } from '@gastroshop/storefront/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PasteIntoList, type PasteIntoListProps } from './paste-into-list';

const flour = testProduct('4711', 'Weizenmehl');
const cream = testProduct('4712', 'Schlagobers');
const cheese = testProduct('4714', 'Bergkäse');

/** What the backend would say: cheese is only guessed, the rest is known by its number or not at all. */
const answer = ({ lineNumber, article, amount, unit }: OrderListLine): ResolvedOrderListLine => {
  const product = [flour, cream, cheese].find(({ sku }) => sku === article);
  if (product === undefined) return { lineNumber, outcome: 'ARTICLE_UNKNOWN', reason: `„${article}“ fehlt.` };
  return {
    lineNumber,
    product,
    outcome: 'FOUND',
    amount: Number(amount),
    unitAbbreviation: 'Stk',
    unitFrom: unit === undefined ? 'DEFAULT' : 'WRITTEN',
  };
};

const show = (text: string, has: PasteIntoListProps['has'] = () => false) => {
  const onTake = vi.fn<PasteIntoListProps['onTake']>();
  const onClose = vi.fn<() => void>();
  const gateway = {
    ...fakeGateway(),
    resolve: (lines: readonly OrderListLine[]) => Promise.resolve({ lines: lines.map(answer) }),
  };
  renderShop(<PasteIntoList text={text} has={has} onTake={onTake} onClose={onClose} />, { gateway });
  return {
    onClose,
    taken: () =>
      onTake.mock.calls.flatMap(([lines]) =>
        lines.map(({ product, amount, unit }) => [product.sku, amount, unit]),
      ),
    row: (name: string) => screen.findByRole('checkbox', { name }),
    take: async (name: RegExp) => {
      await userEvent.click(await screen.findByRole('button', { name }));
    },
  };
};

describe('a list pasted into another list', () => {
  it('adds what is clear, once, and shows the rest as it is', async () => {
    const list = show('3 Stk 4711\n2 Stk 4711\n5 Stk 4712\n4 Stk 9999');
    await screen.findByText('4 Zeilen gelesen');
    expect(await list.row('Schlagobers')).toBeChecked();
    expect(screen.getByText('im Bestellblock klären')).toBeVisible();
    await list.take(/^2 Zeilen übernehmen$/);
    expect(list.taken()).toEqual([
      ['4711', 3, 'Stk'],
      ['4712', 5, 'Stk'],
    ]);
    expect(list.onClose).toHaveBeenCalledOnce();
  });

  it('adds a guess only where somebody says so, and leaves out what somebody takes away', async () => {
    const list = show('3 Stk 4711\n7 4714');
    const guessed = await list.row('Bergkäse');
    expect(guessed).not.toBeChecked();
    expect(screen.getByText('bitte ansehen')).toBeVisible();
    await userEvent.click(guessed);
    await userEvent.click(await list.row('Weizenmehl'));
    await list.take(/^1 Zeile übernehmen$/);
    expect(list.taken()).toEqual([['4714', 7, 'Stk']]);
  });

  it('takes nothing twice that is there already', async () => {
    const list = show('3 Stk 4711\n5 Stk 4712', (sku) => sku === '4711');
    expect(await screen.findByText('schon dabei')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Weizenmehl' })).toBeNull();
    await list.take(/^1 Zeile übernehmen$/);
    expect(list.taken()).toEqual([['4712', 5, 'Stk']]);
  });

  it('takes nothing where two columns may be the amount, and leads to where that is asked', async () => {
    show('Artikel;Filiale 1;Filiale 2\n4711;3;2\n4712;4;');
    expect(await screen.findByText(/Welche Spalte die Menge ist, lässt sich hier nicht sagen/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: '0 Zeilen übernehmen' })).toBeDisabled();
  });

  it('says where there is nothing to order', async () => {
    show('Guten Morgen,\nliebe Grüße');
    expect(await screen.findByText('Darin steht nichts, was sich bestellen lässt.')).toBeVisible();
  });
});
