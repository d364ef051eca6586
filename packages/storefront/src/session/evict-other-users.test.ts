import { sessionFromCookies } from '@gastroshop/identity';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { scopedKey, type ShopScope } from '../shop';
import { tokenOf } from '../testing/sign-on';
import { CUSTOMERS_KEY } from './customers-query';
import { evictOtherUsers } from './evict-other-users';

const scope = (userId: string, customerId: string): ShopScope => ({
  place: { kind: 'SHOP' },
  tenant: 'AZ',
  userId,
  customerId,
  locale: 'de-AT',
});

describe('forgetting what belongs to others', () => {
  it('keeps the answers of user and customer, and drops all others', () => {
    const queryClient = new QueryClient();
    const mine = scopedKey(scope('u1', '2'), 'cart');
    const others = [
      scopedKey(scope('u1', '1'), 'cart'),
      scopedKey(scope('u2', '2'), 'cart'),
      scopedKey({ ...scope('u1', '1'), place: { kind: 'FAIR', fairCode: 'F26' } }, 'cart'),
      [CUSTOMERS_KEY, 'AZ', 'u2'],
    ];
    const kept = [mine, [CUSTOMERS_KEY, 'AZ', 'u1'], ['translations']];
    for (const key of [...others, ...kept]) queryClient.setQueryData(key, 'canary');
    const session = sessionFromCookies(
      new Map([
        ['token', tokenOf({ userId: 'u1' })],
        ['tenant', 'AZ'],
        ['customer', '2'],
      ]),
    );
    evictOtherUsers(queryClient, session);
    expect(
      queryClient
        .getQueryCache()
        .findAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual(kept);
  });

  it('leaves nothing of anybody when nobody is signed in', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(scopedKey(scope('u1', '1'), 'orders'), 'canary');
    queryClient.setQueryData([CUSTOMERS_KEY, 'AZ', 'u1'], 'canary');
    evictOtherUsers(queryClient, { user: undefined, customerId: '' });
    expect(queryClient.getQueryCache().findAll()).toEqual([]);
  });
});
