import { describe, expect, it, vi } from 'vitest';
import { type CartGateway, createQueryClient, type ShopGateway } from '../shop';
import { EMPTY_CART } from '@gastroshop/cart/testing';
import { fakeGateway } from '../testing/fake-gateway';
import { cartKey } from './cart-query';
import { loadCart } from './load-cart';

const readingWith = (read: CartGateway['read']): ShopGateway => {
  const gateway = fakeGateway();
  if (gateway.cart === undefined) throw new Error('The fake gateway has a cart');
  return { ...gateway, cart: { ...gateway.cart, read } };
};

describe('NAV-3: each navigation of somebody signed in loads a cart', () => {
  it('that of the shop one is in, each time anew', async () => {
    const read = vi.fn().mockResolvedValue({ ...EMPTY_CART, version: 3 });
    const gateway = readingWith(read);
    const queryClient = createQueryClient();
    loadCart(queryClient, gateway);
    await vi.waitFor(() => {
      expect(queryClient.getQueryData(cartKey(gateway.scope))).toMatchObject({ version: 3 });
    });
    loadCart(queryClient, gateway);
    await vi.waitFor(() => {
      expect(read).toHaveBeenCalledTimes(2);
    });
  });

  it('and where that fails the cart shown before stays', async () => {
    const read = vi
      .fn()
      .mockResolvedValueOnce({ ...EMPTY_CART, version: 3 })
      .mockRejectedValue(new Error('gone'));
    const gateway = readingWith(read);
    const queryClient = createQueryClient();
    loadCart(queryClient, gateway);
    await vi.waitFor(() => {
      expect(queryClient.getQueryData(cartKey(gateway.scope))).toBeDefined();
    });
    loadCart(queryClient, gateway);
    await vi.waitFor(() => {
      expect(queryClient.getQueryState(cartKey(gateway.scope))?.status).toBe('error');
    });
    expect(queryClient.getQueryData(cartKey(gateway.scope))).toMatchObject({ version: 3 });
  });

  it('but none for visitors', () => {
    const queryClient = createQueryClient();
    const gateway = { ...fakeGateway(), cart: undefined };
    loadCart(queryClient, gateway);
    expect(queryClient.getQueryState(cartKey(gateway.scope))).toBeUndefined();
  });
});
