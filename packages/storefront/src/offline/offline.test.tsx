import 'fake-indexeddb/auto';
import { FetchError } from '@gastroshop/api-client';
import { testTexts } from '@gastroshop/i18n/testing';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAppDatabase, deleteDatabases, type CacheEntry } from '../database';
import { createQueryClient, scopedKey, type ShopScope } from '../shop';
import { TEST_SCOPE, testPage } from '../testing/fake-gateway';
import { testProduct } from '@gastroshop/cart/testing';
import { createAnswerStore } from './response-cache';
import { AsOf } from './as-of';
import { filterRecentlyViewed } from './filter-recently-viewed';
import { persistResponses } from './persist-responses';
import { keptPlace, CACHE_MAX_AGE_MS } from './cached-kinds';
import { recentlyViewedProducts } from './last-seen';
import { watchConnection } from './watch-connection';

const NOW = Date.parse('2026-11-25T14:32:00+01:00');
const whose = { userId: TEST_SCOPE.userId, customerId: TEST_SCOPE.customerId };
const noNetwork = () => Promise.reject(new FetchError(new TypeError('Failed to fetch')));

const answer = (scope: ShopScope, differing: Partial<CacheEntry> = {}): CacheEntry => {
  const key = scopedKey(scope, 'search', differing.data);
  const place = keptPlace(key);
  if (place === undefined) throw new Error('Searches are kept');
  return { ...place, hash: JSON.stringify(key), key, data: 'canary', answeredAt: NOW, ...differing };
};

const openStore = (now = NOW) => createAnswerStore(openAppDatabase('test'), () => now);

afterEach(async () => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  await deleteDatabases();
});

describe('answers kept for when there is no network', () => {
  it('are those of standing orders and the next times they come, beside orders and lists', () => {
    for (const kind of ['standing-orders', 'orders', 'order', 'cart'])
      expect(keptPlace(scopedKey(TEST_SCOPE, kind, 'next', '1'))).toMatchObject({ kind });
    expect(keptPlace(scopedKey(TEST_SCOPE, 'receipts'))).toBeUndefined();
  });

  it('SES-14: another user’s and another customer’s are removed, one’s own and everybody’s stay', async () => {
    const store = openStore();
    const others = [
      { ...TEST_SCOPE, userId: 'u2' },
      { ...TEST_SCOPE, customerId: '1' },
    ].map((scope) => answer(scope));
    const visitors = answer({ ...TEST_SCOPE, userId: '', customerId: '' }, { answeredAt: NOW - 1 });
    await store.keep([answer(TEST_SCOPE), visitors, ...others]);
    await store.tidy(whose);
    expect(
      (await openStore().ofKind('search')).map(({ userId, customerId }) => [userId, customerId]),
    ).toEqual([
      [TEST_SCOPE.userId, TEST_SCOPE.customerId],
      ['', ''],
    ]);
  });

  it('nothing personal is left when nobody is signed in', async () => {
    const store = openStore();
    await store.keep([answer(TEST_SCOPE)]);
    await store.tidy({ userId: '', customerId: '' });
    expect(await store.ofKind('search')).toEqual([]);
  });

  it('a customer who is not chosen yet forgets nothing of the user’s', async () => {
    const store = openStore();
    await store.keep([answer(TEST_SCOPE)]);
    await store.tidy({ ...whose, customerId: '' });
    expect(await store.ofKind('search')).toHaveLength(1);
  });

  it('what is too old is neither shown nor kept', async () => {
    await openStore().keep([answer(TEST_SCOPE)]);
    const later = openStore(NOW + CACHE_MAX_AGE_MS);
    expect(await later.ofKind('search')).toEqual([]);
    await later.tidy(whose);
    expect(await openStore().ofKind('search')).toEqual([]);
  });

  it('of each kind the newest stay', async () => {
    const store = openStore();
    await store.keep(
      Array.from({ length: 45 }, (_, at) => answer(TEST_SCOPE, { data: at, answeredAt: NOW + at })),
    );
    const kept = await store.ofKind('search');
    expect(kept).toHaveLength(40);
    expect(kept.at(-1)?.data).toBe(5);
  });

  it('never fails where the browser has no database', async () => {
    const store = createAnswerStore(() => Promise.reject(new Error('blocked')));
    await store.keep([answer(TEST_SCOPE)]);
    await store.tidy(whose);
    expect(await store.read('x')).toBeUndefined();
    expect(await store.ofKind('search')).toEqual([]);
  });
});

describe('writing answers down', () => {
  it('keeps those of lists, not those of others nor of what is not on the list', async () => {
    vi.useFakeTimers();
    const queryClient = new QueryClient();
    const keep = vi.fn<(answers: readonly CacheEntry[]) => Promise<void>>(() => Promise.resolve());
    const stop = persistResponses(queryClient, { keep }, () => whose);
    queryClient.setQueryData(scopedKey(TEST_SCOPE, 'search', {}), testPage([]), { updatedAt: NOW });
    queryClient.setQueryData(scopedKey({ ...TEST_SCOPE, userId: 'u2' }, 'search', {}), 'canary');
    queryClient.setQueryData(scopedKey(TEST_SCOPE, 'confirmation-emails'), 'canary');
    await vi.advanceTimersByTimeAsync(1000);
    expect(keep.mock.calls.flat(2).map(({ kind, answeredAt }) => [kind, answeredAt])).toEqual([
      ['search', NOW],
    ]);
    stop();
    queryClient.setQueryData(scopedKey(TEST_SCOPE, 'search', { page: 1 }), testPage([]));
    await vi.advanceTimersByTimeAsync(5000);
    expect(keep).toHaveBeenCalledOnce();
  });
});

describe('a question without a network', () => {
  const key = scopedKey(TEST_SCOPE, 'search', {});

  it('is answered from what was kept, with the time it was given at', async () => {
    onlineManager.setOnline(false);
    const queryClient = createQueryClient(() => Promise.resolve({ data: 'kept', answeredAt: NOW }));
    expect(await queryClient.query({ queryKey: key, queryFn: noNetwork })).toBe('kept');
    await vi.waitFor(() => {
      expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(NOW);
    });
  });

  it('fails at once where nothing was kept', async () => {
    onlineManager.setOnline(false);
    const ask = vi.fn(noNetwork);
    const queryClient = createQueryClient(() => Promise.resolve(undefined));
    await expect(queryClient.query({ queryKey: key, queryFn: ask })).rejects.toThrow(FetchError);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is asked again first where there is a network that breaks off', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(noNetwork);
    const last = vi.fn(() => Promise.resolve({ data: 'kept', answeredAt: NOW }));
    const queryClient = createQueryClient(last);
    const answered = queryClient.query({ queryKey: key, queryFn: ask });
    await vi.advanceTimersByTimeAsync(500);
    expect(last).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answered).toBe('kept');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('a refusal of the backend is no missing network', async () => {
    onlineManager.setOnline(false);
    const queryClient = createQueryClient(() => Promise.resolve({ data: 'kept', answeredAt: NOW }));
    const refused = () => Promise.reject(new Error('refused'));
    await expect(queryClient.query({ queryKey: key, queryFn: refused })).rejects.toThrow('refused');
  });
});

describe('the connection', () => {
  it('is lost when a request and the question after it fail, and back when one is answered', async () => {
    vi.useFakeTimers();
    const queryClient = new QueryClient();
    const probe = vi.fn(noNetwork);
    const stop = watchConnection({ queryClient, probe, onUnsent: () => () => undefined });
    await queryClient.query({ queryKey: ['a'], queryFn: noNetwork, retry: false }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(onlineManager.isOnline()).toBe(false);
    probe.mockImplementation(() => Promise.resolve(undefined as never));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onlineManager.isOnline()).toBe(true);
    stop();
  });

  it('one request that breaks off proves nothing', async () => {
    vi.useFakeTimers();
    const queryClient = new QueryClient();
    const stop = watchConnection({
      queryClient,
      probe: () => Promise.resolve(),
      onUnsent: () => () => undefined,
    });
    await queryClient.query({ queryKey: ['a'], queryFn: noNetwork, retry: false }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(onlineManager.isOnline()).toBe(true);
    stop();
  });
});

describe('the articles seen last', () => {
  const butter = testProduct('1', 'Teebutter');
  const tomatoes = testProduct('373326', 'Paradeiser', { crossTenantProductId: 'G203717' });
  const milk = testProduct('2', 'Vollmilch');

  it('come from lists and carts of this scope alone, each as it was told last', async () => {
    const store = openStore();
    const dearer = { ...butter, name: 'Teebutter neu' };
    await store.keep([
      answer(TEST_SCOPE, { data: testPage([butter, milk]), answeredAt: NOW - 1000 }),
      answer(TEST_SCOPE, { data: testPage([dearer]), answeredAt: NOW }),
      answer({ ...TEST_SCOPE, customerId: '1' }, { data: testPage([testProduct('3', 'Canary')]) }),
    ]);
    const seen = await recentlyViewedProducts(store, TEST_SCOPE);
    expect(seen.map(({ product, seenAt }) => [product.name, seenAt])).toEqual([
      ['Teebutter neu', NOW],
      ['Vollmilch', NOW - 1000],
    ]);
  });

  it.each([
    ['voll', ['2']],
    ['MILCH voll', ['2']],
    ['2', ['2', '373326']],
    ['', ['1', '2', '373326']],
    ['käse', []],
    ['373 326', ['373326']],
    ['373\u00a0326', ['373326']],
    ['000000373326', ['373326']],
    ['#373326', ['373326']],
    ['G203717', []],
  ])('„%s“ finds %j', (query, skus) => {
    const seen = [butter, milk, tomatoes].map((product) => ({ product, seenAt: NOW }));
    expect(filterRecentlyViewed(seen, { query }).map(({ product }) => product.sku)).toEqual(skus);
  });

  it('finds by the number of the group for whom it is shown', () => {
    const seen = [butter, tomatoes].map((product) => ({ product, seenAt: NOW }));
    for (const query of ['G203717', 'g 203 717', 'G20371'])
      expect(filterRecentlyViewed(seen, { query, crossTenantNumbers: true })).toHaveLength(1);
  });
});

describe('the age of an answer', () => {
  it('is said only without a connection', () => {
    vi.useFakeTimers({ now: NOW });
    const queryClient = new QueryClient();
    queryClient.setQueryData(['a'], 1, { updatedAt: NOW });
    queryClient.setQueryData(['b'], 1, { updatedAt: NOW - 24 * 60 * 60_000 });
    render(
      <I18nextProvider i18n={testTexts()}>
        <QueryClientProvider client={queryClient}>
          <AsOf of={[['a']]} />
          <p>
            <AsOf of={[['a'], ['b']]} />
          </p>
        </QueryClientProvider>
      </I18nextProvider>,
    );
    expect(screen.queryByText(/Stand/)).toBeNull();
    act(() => {
      onlineManager.setOnline(false);
    });
    expect(screen.getByText('Stand 14:32')).toBeVisible();
    expect(screen.getByText('Stand Di, 24. Nov., 14:32')).toBeVisible();
  });
});
