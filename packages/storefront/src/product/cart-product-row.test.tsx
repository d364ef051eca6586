import type { Cart, Product } from '@gastroshop/api-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeGateway } from '../testing/fake-gateway';
import { renderShop, type ShopOfTest } from '../testing/render-shop';
import { testCart, testItem, testProduct } from '@gastroshop/cart/testing';
import { CartProductRow } from './cart-product-row';
import { type OrderActionListener, useProductActions } from './use-product-actions';
import { useProductContext } from './use-product-context';

const cream = testProduct('201144', 'Obers', {
  bulkPrices: [
    { type: 'LIST', rawValueString: '4.49', minQuantity: 0 },
    { type: 'LIST', rawValueString: '3.99', minQuantity: 12 },
  ],
});

const named = (sku: string): string | undefined => (sku === cream.sku ? 'Obers' : undefined);

const List = ({
  product,
  listener,
}: {
  readonly product: Product;
  readonly listener?: OrderActionListener | undefined;
}): ReactNode => {
  const context = useProductContext();
  const actions = useProductActions(named, listener);
  return <CartProductRow product={product} context={context} actions={actions} />;
};

const start = async (
  product: Product = cream,
  cart: Cart = testCart(),
  shop: ShopOfTest = {},
  listener?: OrderActionListener,
) => {
  const gateway = fakeGateway();
  const own = gateway.cart && { ...gateway.cart, read: () => Promise.resolve(cart) };
  const rendered = renderShop(<List product={product} listener={listener} />, {
    gateway: { ...gateway, cart: own },
    ...shop,
  });
  if (shop.gateway === undefined)
    await waitFor(() => {
      expect(screen.getByRole('textbox')).toBeInTheDocument();
    });
  return { ...rendered, edit: () => rendered.store.getState().cartEdits.edits[product.sku] };
};

const amountField = () => screen.getByRole('textbox', { name: 'Menge, Obers' });
const add = () => screen.findByRole('button', { name: 'Obers in den Warenkorb legen' });
const takeOut = () => screen.findByRole('button', { name: 'Obers aus dem Warenkorb nehmen' });

describe('CRT-1: the toggle', () => {
  it('puts an article into the cart', async () => {
    const listener = vi.fn<OrderActionListener>();
    const { edit } = await start(cream, testCart(), {}, listener);
    await waitFor(async () => {
      expect(await add()).toBeEnabled();
    });
    await userEvent.click(await add());
    expect(edit()).toMatchObject({ amount: 1, unit: 'Stk' });
    expect(await takeOut()).toBeInTheDocument();
    expect(listener).toHaveBeenCalledWith('ADDED', '201144');
  });

  it('takes it out when it is in, and brings it back by one press', async () => {
    const noted = { note: 'dick geschnitten', costCentre: 'Bar', customerArticleNumber: 'M-1' };
    const { edit } = await start(cream, testCart({ ...testItem('201144', 3, 'Ktn'), ...noted }));
    await userEvent.click(await takeOut());
    expect(edit()).toMatchObject({ amount: 0 });
    expect(screen.getByText('Aus dem Warenkorb genommen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(edit()).toMatchObject({ amount: 3, unit: 'Ktn', remarks: noted });
  });
});

describe('PRD-6: what is not active', () => {
  const gone = { ...cream, shopAvailability: { status: 'REMOVED_FROM_INVENTORY' } } as const;

  it.each([
    ['REMOVED_FROM_INVENTORY', 'Nicht mehr im Sortiment'],
    ['INACTIVE', 'Derzeit nicht bestellbar'],
  ] as const)('cannot enter the cart, and says so: %s', async (status, words) => {
    const { edit } = await start({ ...gone, shopAvailability: { status } });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await add()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await add());
    expect(edit()).toBeUndefined();
  });

  it('cannot enter it either as long as nobody knows what is in it', async () => {
    const gateway = fakeGateway();
    const read = () => new Promise<Cart>(() => undefined);
    const { edit } = await start(gone, testCart(), {
      gateway: { ...gateway, ...(gateway.cart && { cart: { ...gateway.cart, read } }) },
    });
    await userEvent.click(await add());
    expect(edit()).toBeUndefined();
  });

  it('can leave it', async () => {
    const { edit } = await start(gone, testCart(testItem('201144', 3)));
    await userEvent.click(await takeOut());
    expect(edit()).toMatchObject({ amount: 0 });
  });
});

describe('amounts', () => {
  it('QTY-2: below the minimum an amount is raised when it is committed, with a warning', async () => {
    const { edit } = await start({ ...cream, minSaleQuantity: 10 });
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '4');
    expect(edit()).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    expect(edit()).toMatchObject({ amount: 10, unit: 'Stk' });
    expect(
      screen.getByText('Die Mindestbestellmenge von 10 Stück darf nicht unterschritten werden.'),
    ).toBeInTheDocument();
  });

  it('QTY-5: keeps what is no amount as it was typed, with what may have been meant', async () => {
    const { store, edit } = await start();
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '2,5{Enter}');
    expect(amountField()).toHaveValue('2,5');
    expect(store.getState().cartEdits.drafts['201144']).toEqual({ text: '2,5', unit: 'Stk' });
    expect(edit()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: '3 Stk' }));
    expect(amountField()).toHaveValue('3');
    expect(store.getState().cartEdits.drafts['201144']).toEqual({ text: '3', unit: 'Stk' });
  });

  it('QTY-6: asks once whether 125 are meant where 1 to 4 are bought', async () => {
    const usualAmount = { of: 'CUSTOMER', smallest: 1, largest: 4 } as const;
    const prices = [{ type: 'LIST', rawValueString: '34.90', minQuantity: 0 }] as const;
    const { edit } = await start({ ...cream, bulkPrices: [...prices], usualAmount });
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '125{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('gewöhnlich 1–4 Stk');
    expect(edit()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Ja, 125' }));
    expect(edit()).toMatchObject({ amount: 125, unit: 'Stk' });
    expect(screen.queryByRole('button', { name: 'Ja, 125' })).toBeNull();
  });

  it('QTY-6: does not ask where the row is worth less than € 100, or the amount is usual', async () => {
    const usualAmount = { of: 'CUSTOMER', smallest: 1, largest: 1 } as const;
    const { edit } = await start({ ...cream, usualAmount });
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '20{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(edit()).toMatchObject({ amount: 20 });
  });

  it('QTY-3, CRT-2: a change of what is in the cart is sent after a pause of half a second', async () => {
    const { edit } = await start(cream, testCart(testItem('201144', 3)));
    await takeOut();
    vi.useFakeTimers();
    try {
      fireEvent.change(amountField(), { target: { value: '7' } });
      await vi.advanceTimersByTimeAsync(499);
      expect(edit()).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(edit()).toMatchObject({ amount: 7, unit: 'Stk' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('QTY-4: minus rests at the minimum, plus at 99999', async () => {
    await start({ ...cream, minSaleQuantity: 10 });
    expect(screen.getByRole('button', { name: 'Weniger, Obers' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Mehr, Obers' })).toBeEnabled();
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '99999');
    expect(screen.getByRole('button', { name: 'Weniger, Obers' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Mehr, Obers' })).toBeDisabled();
  });

  it('the price follows what is typed', async () => {
    await start();
    expect(screen.getByText('€ 4,49')).toBeInTheDocument();
    await userEvent.clear(amountField());
    await userEvent.type(amountField(), '12');
    expect(screen.getByText('€ 3,99')).toBeInTheDocument();
  });
});

describe('who sees what', () => {
  it('PRI-9: without the role for prices there is none, and the order control stays', async () => {
    await start(cream, testCart(), { flags: { displayPriceInformation: false } });
    expect(screen.queryByText(/€/)).not.toBeInTheDocument();
    expect(amountField()).toBeInTheDocument();
  });

  it('visitors have no order control', async () => {
    const gateway = fakeGateway();
    await start(cream, testCart(), {
      gateway: {
        ...gateway,
        cart: undefined,
        scope: { ...gateway.scope, customerId: '', userId: '' },
      },
      flags: { displayPriceInformation: false },
    });
    expect(screen.getByText('Obers')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('PRD-1: who has the flag for it sees the number all tenants share', async () => {
    const shared = { ...cream, crossTenantProductId: '900001' };
    await start(shared, testCart(), { flags: { shouldSeeCrossTenantProductId: true } });
    expect(screen.getByText(/^900\s001$/)).toBeInTheDocument();
  });
});
