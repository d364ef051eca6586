import { renderShop, testProduct } from '@gastroshop/storefront/testing';
import { useProductContext } from '@gastroshop/storefront/product';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PadLine } from '../lines/pad-line';
import { OpenStep } from './open-step';

const product = testProduct('4712', 'Schlagobers');

const line: PadLine = {
  row: { id: 1, article: '4712', amount: '', unit: 'Stk' },
  state: 'OPEN',
  verdict: { outcome: 'AMOUNT_INVALID', product, unitAbbreviation: 'Stk' },
  guesses: [],
  fields: { article: '4712', amount: '', unit: 'Stk' },
  amountUnusable: false,
  amountOffers: [],
  product,
  unit: product.units[0],
  amount: undefined,
  priced: undefined,
  unusual: undefined,
};

const Step = ({ onAmount }: { readonly onAmount: (amount: number) => void }) => (
  <OpenStep
    line={line}
    after={undefined}
    context={useProductContext()}
    onTake={vi.fn()}
    onAmount={onAmount}
    onRemove={vi.fn()}
  />
);

it('QTY-5: a missing amount that is answered with none stops, with the amounts that may have been meant', async () => {
  const onAmount = vi.fn();
  const user = userEvent.setup();
  renderShop(<Step onAmount={onAmount} />);
  await user.type(await screen.findByRole('textbox', { name: 'Menge' }), '2,5{Enter}');
  expect(onAmount).not.toHaveBeenCalled();
  expect(screen.getByText(/Nur ganze Stk/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '3 Stk' }));
  expect(onAmount).toHaveBeenCalledWith(3);
});
