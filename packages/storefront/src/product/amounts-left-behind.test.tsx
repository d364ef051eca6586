import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteDatabases } from '../database';
import { renderShop } from '../testing/render-shop';
import { testProduct } from '@gastroshop/cart/testing';
import { CartProductRow } from './cart-product-row';
import { useProductActions } from './use-product-actions';
import { useProductContext } from './use-product-context';

afterEach(deleteDatabases);

const cream = testProduct('201144', 'Obers', {
  bulkPrices: [
    { type: 'LIST', rawValueString: '4.49', minQuantity: 0 },
    { type: 'LIST', rawValueString: '3.99', minQuantity: 12 },
  ],
});

const nameOf = (): string => 'Obers';

const List = (): ReactNode => {
  const context = useProductContext();
  const actions = useProductActions(nameOf);
  return <CartProductRow product={cream} context={context} actions={actions} />;
};

const field = () => screen.getByRole('textbox', { name: 'Menge, Obers' });

/** Types into the list, leaves it, and opens it anew: the row stands there before the browser's database has answered. */
const typeAndReload = async (keys: string): Promise<void> => {
  const page = renderShop(<List />);
  await userEvent.clear(field());
  await userEvent.type(field(), keys);
  page.unmount();
  renderShop(<List />);
  expect(field()).toHaveValue('1');
};

describe('what was left behind in this browser comes into a row that is there already', () => {
  it('an amount that was typed and not added, with its price', async () => {
    await typeAndReload('12');
    await waitFor(() => {
      expect(field()).toHaveValue('12');
    });
    expect(screen.getByText('€ 3,99')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Obers in den Warenkorb legen' })).toBeInTheDocument();
  });

  it('an amount that is not sent, as what is in the cart', async () => {
    await typeAndReload('24{Enter}');
    await waitFor(() => {
      expect(field()).toHaveValue('24');
    });
    expect(screen.getByRole('button', { name: 'Obers aus dem Warenkorb nehmen' })).toBeInTheDocument();
  });
});
