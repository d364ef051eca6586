import type { ServerEvent } from '@gastroshop/api-client';
import type { CartEvent } from '@gastroshop/api-contract';
import { expect, it, vi } from 'vitest';
import { subscribeToCart } from './subscribe-to-cart';

const event = (sku: string): CartEvent => ({
  userId: 'u2',
  customerId: '48213',
  eventType: 'ITEM_ADDED',
  sku,
  amount: 1,
  unitAbbreviation: 'Stk',
  timestamp: '2026-11-25T09:00:00Z',
});

it('CRT-5: goes on after the last event when the stream ends or breaks off', async () => {
  const end = new AbortController();
  const asked: (string | undefined)[] = [];
  const heard: string[] = [];
  let last: string | undefined;
  const onGap = vi.fn();
  const watch = async function* (lastEventId: string | undefined): AsyncGenerator<ServerEvent<CartEvent>> {
    asked.push(lastEventId);
    await Promise.resolve();
    if (asked.length === 1) {
      yield { event: 'message', id: '7', data: event('1') };
      return;
    }
    if (asked.length === 2) throw new Error('cut');
    yield { event: 'message', id: '8', data: event('2') };
    end.abort();
  };
  const pauses: number[] = [];
  await subscribeToCart(
    { watch },
    {
      onEvent: ({ sku = '' }, id) => {
        heard.push(sku);
        last = id;
      },
      lastEventId: () => last,
      onGap,
    },
    end.signal,
    (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  );
  expect(asked).toEqual([undefined, '7', '7']);
  expect(heard).toEqual(['1', '2']);
  expect(onGap).toHaveBeenCalledOnce();
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0);
});

it('asks from time to time where there is no stream, with growing pauses', async () => {
  const end = new AbortController();
  const onGap = vi.fn();
  const pauses: number[] = [];
  await subscribeToCart(
    {
      watch: () => {
        throw new Error('There is no stream');
      },
    },
    { onEvent: () => undefined, lastEventId: () => undefined, onGap },
    end.signal,
    (milliseconds) => {
      pauses.push(milliseconds);
      if (pauses.length === 4) end.abort();
      return Promise.resolve();
    },
  );
  expect(onGap).toHaveBeenCalledTimes(4);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
});
