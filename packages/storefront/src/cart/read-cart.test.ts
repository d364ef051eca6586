import type { Cart } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { createQueryClient, type ShopGateway } from '../shop';
import { EMPTY_CART } from '@gastroshop/cart/testing';
import { fakeGateway } from '../testing/fake-gateway';
import { cartKey, cartQuery } from './cart-query';

const cartOf = (version: number | undefined): Cart => ({
  ...EMPTY_CART,
  ...(version !== undefined && { version }),
});

describe('CRT-5: a cart that is read', () => {
  const { scope } = fakeGateway();
  const queryKey = cartKey(scope);

  const setUp = () => {
    const answers: ((cart: Cart) => void)[] = [];
    const base = fakeGateway();
    if (base.cart === undefined) throw new Error('The fake gateway has a cart');
    const gateway: ShopGateway = {
      ...base,
      cart: {
        ...base.cart,
        read: () =>
          new Promise((resolve) => {
            answers.push(resolve);
          }),
      },
    };
    const queryClient = createQueryClient();
    const read = async (during: (answer: (cart: Cart) => void) => void) => {
      const reading = queryClient.query(cartQuery(gateway));
      const answer = answers.at(-1);
      if (answer === undefined) throw new Error('Nothing was asked');
      during(answer);
      return (await reading).version;
    };
    return { queryClient, read };
  };

  it('does not take the place of a newer one that came while it was asked', async () => {
    const { queryClient, read } = setUp();
    queryClient.setQueryData(queryKey, cartOf(3));
    const shown = await read((answer) => {
      queryClient.setQueryData(queryKey, cartOf(5));
      answer(cartOf(4));
    });
    expect(shown).toBe(5);
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ version: 5 });
  });

  it('takes the place of an older one that came meanwhile', async () => {
    const { queryClient, read } = setUp();
    const shown = await read((answer) => {
      queryClient.setQueryData(queryKey, cartOf(4));
      answer(cartOf(5));
    });
    expect(shown).toBe(5);
  });

  it('is believed where the backend counts anew, as after a restored copy', async () => {
    const { queryClient, read } = setUp();
    queryClient.setQueryData(queryKey, cartOf(30));
    expect(
      await read((answer) => {
        answer(cartOf(2));
      }),
    ).toBe(2);
  });
});
