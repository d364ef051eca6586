import type { Cart } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '../testing';
import { newerCart } from './newer-cart';

const cartOf = (version: number | undefined): Cart => ({
  ...EMPTY_CART,
  ...(version !== undefined && { version }),
});

describe('of two answers', () => {
  it.each([
    [undefined, 3, 3],
    [3, 4, 4],
    [4, 3, 4],
    [undefined, undefined, undefined],
    [4, undefined, undefined],
  ])('with the versions %s and then %s, the one with %s counts', (known, fresh, counts) => {
    const [before, now] = [known === undefined ? undefined : cartOf(known), cartOf(fresh)];
    expect(newerCart(before, now).version).toBe(counts);
  });

  it('that know the same the fresh one counts, for prices may have changed', () => {
    const fresh = cartOf(4);
    expect(newerCart(cartOf(4), fresh)).toBe(fresh);
  });
});
