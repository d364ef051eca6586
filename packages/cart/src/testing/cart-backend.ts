import { type Client, createClient } from '@gastroshop/api-client';
import type { Cart, CartEvent, CartItem } from '@gastroshop/api-contract';
import { testItem } from './test-cart';
import { EMPTY_CART } from './test-scope';

/** A backend of one cart, behind a client. */
export interface CartBackend {
  readonly client: Client;
  /** What was asked, as method and the last part of the path. */
  readonly asked: readonly string[];
  /** The amounts the cart holds, by sku. */
  readonly amounts: () => Readonly<Record<string, number>>;
  /** Operations that were taken, each once. */
  readonly operations: readonly string[];
  /** Somebody else sets a line; whoever follows the cart is told. */
  readonly setElsewhere: (sku: string, amount: number) => void;
  /** Cuts the network, or mends it. */
  readonly setReachable: (isReachable: boolean) => void;
  /** Answers the next write with this instead. */
  readonly refuseNext: (status: number, problem: object) => void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Makes one that holds the given lines.
 *
 * @param items the lines it begins with
 */
export const cartBackend = (...items: readonly CartItem[]): CartBackend => {
  const lines = new Map(items.map((item) => [item.sku, item]));
  const asked: string[] = [];
  const operations: string[] = [];
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let version = 1;
  let isReachable = true;
  let refusal: Response | undefined;

  const cart = (): Cart => ({ ...EMPTY_CART, items: [...lines.values()], version });
  const set = (sku: string, amount: number, unit: string): void => {
    version += 1;
    if (amount === 0) lines.delete(sku);
    else lines.set(sku, { ...testItem(sku, amount, unit), version });
  };
  const write = (body: unknown): void => {
    for (const item of Array.isArray(body) ? body : [body]) {
      if (!isRecord(item)) continue;
      const { sku, amount = 0, unitAbbreviation, operationId } = item;
      if (operations.includes(String(operationId))) continue;
      operations.push(String(operationId));
      set(String(sku), Number(amount), String(unitAbbreviation));
    }
  };
  const stream = (signal: AbortSignal | null | undefined): Response => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.add(controller);
        signal?.addEventListener('abort', () => {
          if (streams.delete(controller)) controller.close();
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

  return {
    client: createClient({
      fetch: async (input, init = {}) => {
        await Promise.resolve();
        const { signal, method = 'GET', body } = init;
        signal?.throwIfAborted();
        const { pathname } = new URL(
          String(input instanceof Request ? input.url : input),
          'http://shop.test',
        );
        asked.push(`${method} ${pathname.split('/').at(-1) ?? ''}`);
        if (!isReachable) throw new TypeError('offline');
        if (pathname.endsWith('/live')) return stream(signal);
        if (method === 'GET') return json(cart());
        if (refusal !== undefined) {
          const answer = refusal;
          refusal = undefined;
          return answer;
        }
        write(JSON.parse(typeof body === 'string' ? body : '{}'));
        return json(cart());
      },
      token: () => Promise.resolve('a-token'),
    }),
    asked,
    operations,
    amounts: () => Object.fromEntries([...lines].map(([sku, { amount }]) => [sku, amount])),
    setElsewhere: (sku, amount) => {
      set(sku, amount, 'Stk');
      const event: CartEvent = {
        userId: 'u2',
        customerId: EMPTY_CART.customerId,
        eventType: 'ITEM_ADDED',
        sku,
        amount,
        unitAbbreviation: 'Stk',
        timestamp: '2026-11-25T09:00:00Z',
        cartVersion: version,
      };
      const text = new TextEncoder().encode(`id: ${version}\ndata: ${JSON.stringify(event)}\n\n`);
      for (const controller of streams) controller.enqueue(text);
    },
    setReachable: (reachable) => {
      isReachable = reachable;
    },
    refuseNext: (status, problem) => {
      refusal = json(problem, status);
    },
  };
};
