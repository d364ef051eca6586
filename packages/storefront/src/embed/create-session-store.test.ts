import { createClient } from '@gastroshop/api-client';
import { createCart } from '@gastroshop/cart';
import { userFromClaims } from '@gastroshop/identity';
import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './create-session-store';
import type { SignedInUser } from './signed-in-user';

const signedIn = (sub: string, customerId: string): SignedInUser => {
  const user = userFromClaims({ sub });
  if (user === undefined) throw new Error('claims with a subject describe a user');
  return { user, customerId };
};

const setUp = (first: SignedInUser | undefined) => {
  const present: { found: SignedInUser | undefined } = { found: first };
  const closed: string[] = [];
  const load = vi.fn(() => Promise.resolve(present.found));
  const store = createSessionStore({
    load,
    saveCustomer: (customerId) => {
      if (present.found !== undefined) present.found = { ...present.found, customerId };
    },
    openCart: (whose) => ({
      ...createCart(createClient(), { tenant: 'AZ', ...whose }),
      close: () => closed.push(whose.customerId),
    }),
  });
  return { present, closed, load, store };
};

describe('createSessionStore', () => {
  it('reads nothing before somebody listens, and knows nothing on a server', () => {
    const { store, load } = setUp(signedIn('u1', '100001'));
    expect(store.getSnapshot()).toEqual({ status: 'LOADING' });
    expect(store.getServerSnapshot()).toEqual({ status: 'LOADING' });
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, 'ANONYMOUS'],
    [signedIn('u1', ''), 'CUSTOMER_MISSING'],
    [signedIn('u1', '100001'), 'BUYER'],
  ])('of %j it says %s', async (found, status) => {
    const { store } = setUp(found);
    const listener = vi.fn();
    store.subscribe(listener);
    await vi.waitFor(() => {
      expect(store.getSnapshot().status).toBe(status);
    });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps the cart as long as user and customer are the same, and closes it with them', async () => {
    const { store, present, closed } = setUp(signedIn('u1', '100001'));
    await store.refresh();
    const before = store.getSnapshot();
    await store.refresh();
    expect(store.getSnapshot()).toBe(before);
    present.found = signedIn('u1', '100002');
    await store.refresh();
    expect(store.getSnapshot()).toMatchObject({ status: 'BUYER', customerId: '100002' });
    expect(closed).toEqual(['100001']);
    present.found = undefined;
    await store.refresh();
    expect(store.getSnapshot()).toEqual({ status: 'ANONYMOUS' });
    expect(closed).toEqual(['100001', '100002']);
  });

  it('acts for the customer that is chosen', async () => {
    const { store } = setUp(signedIn('u1', ''));
    await store.refresh();
    expect(store.getSnapshot().status).toBe('CUSTOMER_MISSING');
    await store.chooseCustomer('100002');
    expect(store.getSnapshot()).toMatchObject({ status: 'BUYER', customerId: '100002' });
  });

  it('looks again when the page is looked at again, until it is closed', async () => {
    const { store, load } = setUp(undefined);
    store.subscribe(() => undefined);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(load).toHaveBeenCalledTimes(2);
    store.close();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(load).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => {
      expect(store.getSnapshot()).toEqual({ status: 'LOADING' });
    });
  });

  it('shows what visitors see where the customers cannot be read, and keeps what it knew', async () => {
    const { store, load } = setUp(signedIn('u1', '100001'));
    load.mockRejectedValueOnce(new Error('no network'));
    await store.refresh();
    expect(store.getSnapshot()).toEqual({ status: 'ANONYMOUS' });
    await store.refresh();
    load.mockRejectedValueOnce(new Error('no network'));
    await store.refresh();
    expect(store.getSnapshot()).toMatchObject({ status: 'BUYER' });
  });
});
