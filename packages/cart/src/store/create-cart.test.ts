import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteDatabases } from '../database';
import { TEST_CART_SCOPE, testItem } from '../testing';
import { type CartBackend, cartBackend } from '../testing/cart-backend';
import type { CartSnapshot } from './cart-snapshot';
import { type CartOptions, type CartStore, createCart } from './create-cart';

const WHOSE: CartOptions = { tenant: 'AZ', customerId: TEST_CART_SCOPE.customerId, userId: 'u1' };

const opened: CartStore[] = [];

const open = (backend: CartBackend, options: Partial<CartOptions> = {}): CartStore => {
  // What a test leaves behind on its way to the database is of no concern to the next.
  const cart = createCart(backend.client, { ...WHOSE, app: `site-${crypto.randomUUID()}`, ...options });
  opened.push(cart);
  return cart;
};

/** Waits until a cart is as wanted. */
const until = (cart: CartStore, isSo: (snapshot: CartSnapshot) => boolean): Promise<CartSnapshot> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSo(cart.getSnapshot())) return;
      stop();
      resolve(cart.getSnapshot());
    };
    const stop = cart.subscribe(look);
    look();
  });

const isReady = ({ status }: CartSnapshot): boolean => status === 'READY';
const isSettled = ({ status, waiting }: CartSnapshot): boolean => status === 'READY' && waiting === 0;

afterEach(async () => {
  for (const cart of opened.splice(0)) cart.close();
  await deleteDatabases();
});

describe('a cart without a framework', () => {
  it('asks nothing before somebody looks', async () => {
    const backend = cartBackend(testItem('1', 2));
    const cart = open(backend);
    expect(cart.getSnapshot()).toMatchObject({ status: 'LOADING', count: 0, lines: [] });
    expect(backend.asked).toEqual([]);
    expect(await until(cart, isReady)).toMatchObject({
      count: 1,
      lines: [{ sku: '1', amount: 2, unit: 'Stk', busy: false }],
    });
  });

  it('answers the same snapshot until something changes, as external stores of React have to', async () => {
    const cart = open(cartBackend(testItem('1', 2)));
    const known = await until(cart, isReady);
    expect(cart.getSnapshot()).toBe(known);
    cart.setLine('1', { amount: 3, unit: 'Stk' });
    expect(cart.getSnapshot()).not.toBe(known);
  });

  it('shows a change at once and brings it to the backend', async () => {
    const backend = cartBackend();
    const cart = open(backend);
    await until(cart, isReady);
    cart.setLine('7', { amount: 4, unit: 'Ktn' });
    expect(cart.getSnapshot()).toMatchObject({
      count: 1,
      waiting: 1,
      lines: [{ sku: '7', amount: 4, unit: 'Ktn', busy: true, product: undefined }],
    });
    const { lines } = await until(cart, isSettled);
    expect(lines).toMatchObject([{ sku: '7', amount: 4, busy: false, product: { name: '7' } }]);
    expect(backend.amounts()).toEqual({ 7: 4 });
  });

  it('adds to what is there, even before it is known, and takes that back', async () => {
    const backend = cartBackend(testItem('1', 5, 'Ktn'));
    const cart = open(backend);
    const undo = await cart.add('1', { amount: 2, unit: 'Stk' });
    expect(cart.getSnapshot().lines).toMatchObject([{ sku: '1', amount: 7, unit: 'Ktn' }]);
    await until(cart, isSettled);
    expect(backend.amounts()).toEqual({ 1: 7 });
    undo();
    await until(cart, isSettled);
    expect(backend.amounts()).toEqual({ 1: 5 });
  });

  it('takes a line out, and nothing where there is none', async () => {
    const backend = cartBackend(testItem('1', 5), testItem('2', 1));
    const cart = open(backend);
    await until(cart, isReady);
    cart.remove('3');
    cart.remove('1');
    expect(cart.getSnapshot()).toMatchObject({ count: 1, lines: [{ sku: '2' }] });
    await until(cart, isSettled);
    expect(backend.amounts()).toEqual({ 2: 1 });
    expect(backend.operations).toHaveLength(1);
  });

  it('CRT-5: follows what colleagues do', async () => {
    const backend = cartBackend();
    const cart = open(backend);
    const heard = vi.fn();
    cart.onEvent(heard);
    await until(cart, isReady);
    await vi.waitFor(() => {
      expect(backend.asked).toContain('GET live');
    });
    backend.setElsewhere('9', 6);
    const { lines } = await until(cart, ({ count }) => count === 1);
    expect(lines).toMatchObject([{ sku: '9', amount: 6 }]);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ sku: '9', userId: 'u2' }));
  });

  it('keeps what could not be sent for the next page, and sends it once', async () => {
    const backend = cartBackend();
    const before = open(backend, { app: 'offline' });
    await until(before, isReady);
    backend.setReachable(false);
    expect(await before.setLines([{ sku: '4', amount: 2, unit: 'Stk' }]).kept).toBe(true);
    await until(before, ({ unsent }) => unsent === 1);
    before.close();
    backend.setReachable(true);
    const after = open(backend, { app: 'offline' });
    const { lines } = await until(after, ({ lines: [line] }) => line?.product !== undefined);
    expect(lines).toMatchObject([{ sku: '4', amount: 2 }]);
    expect(backend.amounts()).toEqual({ 4: 2 });
    expect(backend.operations).toHaveLength(1);
  });

  it('is unreachable where it cannot be read, and there as soon as the connection is', async () => {
    const backend = cartBackend(testItem('1', 2));
    backend.setReachable(false);
    const cart = open(backend);
    await until(cart, ({ status }) => status === 'UNREACHABLE');
    backend.setReachable(true);
    window.dispatchEvent(new Event('online'));
    expect(await until(cart, isReady)).toMatchObject({ count: 1 });
  });

  it('CRT-4: tells what the backend refuses, and shows what it holds', async () => {
    const backend = cartBackend(testItem('1', 6));
    const cart = open(backend);
    await until(cart, isReady);
    const refused = vi.fn();
    cart.onRefused(refused);
    backend.refuseNext(422, {
      type: 'about:blank',
      title: 'Too small',
      status: 422,
      code: 'amount-too-small',
    });
    cart.setLine('1', { amount: 1, unit: 'Stk' });
    await vi.waitFor(() => {
      expect(refused).toHaveBeenCalledOnce();
    });
    expect(await until(cart, isSettled)).toMatchObject({ lines: [{ sku: '1', amount: 6 }] });
  });

  it('says nothing and asks nothing once it is closed', async () => {
    const backend = cartBackend(testItem('1', 2));
    const cart = open(backend);
    await until(cart, isReady);
    const listener = vi.fn();
    cart.subscribe(listener);
    cart.close();
    const asked = backend.asked.length;
    window.dispatchEvent(new Event('online'));
    backend.setElsewhere('2', 1);
    await Promise.resolve();
    expect(backend.asked).toHaveLength(asked);
    expect(listener).not.toHaveBeenCalled();
  });
});
