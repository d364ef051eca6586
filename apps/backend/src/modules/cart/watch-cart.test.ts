import { cartEventSchema } from '@gastroshop/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../db';
import {
  createTestApp,
  eventsOf,
  orderingActor,
  seedFair,
  seedTestBuyer,
  seedShelf,
  stores,
  type SeededOrderer,
  type TestApp,
} from '../../testing';
import { cartSubscriptions } from './cart-subscriptions';
import { watchCart } from './watch-cart';

/** The own cart and that of a fair, on each engine. */
const carts = stores.flatMap(([engine, open]) =>
  [undefined, 'HERBST'].map((fair) => [engine, fair ?? '', fair, open] as const),
);

describe.each(carts)('the live stream of a cart on %s, fair "%s"', (_, code, fair, open) => {
  let store: Store;
  let shop: TestApp;
  let skus: readonly string[];

  beforeAll(async () => {
    store = await open();
    shop = await createTestApp(store);
    skus = await store.asSystem((queries) => seedShelf(queries, 3));
    const herbst = { id: 'HERBST', isActive: true, globalDiscountFactor: '0.97' };
    await store.asSystem((queries) => seedFair(queries, herbst, ['AZ']));
  });
  afterAll(async () => {
    await shop.close();
    await store.close();
  });

  const orderer = () => store.asSystem((queries) => seedTestBuyer(queries));
  const next = async (events: AsyncIterator<{ readonly id: string; readonly data: unknown }, unknown>) => {
    const step = await events.next();
    if (step.done === true) throw new Error('The stream has ended');
    return { id: step.value.id, event: cartEventSchema.parse(step.value.data) };
  };
  const watch = async ({ customerId }: SeededOrderer, after = 0) => {
    const key = { tenant: 'AZ', customerId, code } as const;
    // Bells of their own: another process on the same database.
    return eventsOf(store, key, await watchCart(cartSubscriptions(store), key, after));
  };

  it('brings what others do, in order, and nothing of other carts', async () => {
    const [who, other] = [await orderer(), await orderer()];
    const events = await watch(who);
    const first = next(events);
    await orderingActor(shop, who, { fair: fair === undefined ? 'HERBST' : undefined }).put(skus.slice(2));
    await orderingActor(shop, other, { fair }).put(skus);
    await orderingActor(shop, who, { fair, userId: who.colleagueId }).put(skus.slice(0, 2));
    expect([(await first).event, (await next(events)).event]).toMatchObject(
      skus.slice(0, 2).map((sku) => ({
        eventType: 'ITEM_ADDED',
        sku,
        userId: who.colleagueId,
        customerId: who.customerId,
        cartVersion: 1,
      })),
    );
    await events.return(undefined);
  });

  it('resumes after the event it was left at', async () => {
    const who = await orderer();
    const anna = orderingActor(shop, who, { fair });
    await anna.put(skus);
    const events = await watch(who);
    const first = await next(events);
    await events.return(undefined);
    const resumed = await watch(who, Number(first.id));
    expect([(await next(resumed)).event.sku, (await next(resumed)).event.sku]).toEqual(skus.slice(1));
    const waiting = next(resumed);
    await anna.put(skus.slice(0, 1), { amount: 9 });
    expect((await waiting).event).toMatchObject({ eventType: 'ITEM_CHANGED', amount: 9 });
    await resumed.return(undefined);
  });

  it('comes as server-sent events over HTTP, with ids to resume by', async () => {
    const who = await orderer();
    const anna = orderingActor(shop, who, { fair });
    await anna.put(skus.slice(0, 1));
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await shop.issuer.tokenFor({ userId: who.userId, tenant: 'AZ' });
    const leave = new AbortController();
    const place =
      fair === undefined ? `my/shopping-cart/${who.customerId}` : `subshop/${fair}/my/cart/${who.customerId}`;
    const answer = await fetch(`${address}/v1/t/AZ/${place}/live`, {
      headers: { authorization: `Bearer ${token}`, 'last-event-id': '0' },
      signal: leave.signal,
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk);
      if (text.includes('data:')) break;
    }
    leave.abort();
    expect(text).toMatch(new RegExp(`id: \\d+\\ndata: .*"sku":"${skus[0] ?? ''}"`));
  });
});
