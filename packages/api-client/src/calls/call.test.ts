import type { ResponseOf, Contract, RequestOf } from '@gastroshop/api-contract';
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FileResponse } from '../responses';
import { type CallOptions, type Client, createClient } from '../client';
import { UnreadableResponseError } from '../errors';
import type { ServerEvent } from '../events';
import { allOf } from '../testing/all-of';
import { failureOf, fakeBackend, json } from '../testing/fake-backend';
import { call } from './call';
import { getCart, watchCart } from './cart';
import { getFooter } from './content-frame';
import { addLabel } from './label';
import { getDatasheet } from './product';

const cart = { tenant: 'AZ', customerId: '1' };
const product = { tenant: 'AZ', sku: '7' };

const anybody = createClient();

describe('a call', () => {
  it('answers the JSON of the backend', async () => {
    const { client } = fakeBackend(() => json({ items: [] }));
    expect(await getCart(client, cart)).toEqual({ items: [] });
  });

  it('cannot read an answer that is none', async () => {
    const { client } = fakeBackend(() => new Response(null, { status: 204 }));
    expect(await failureOf(getCart(client, cart))).toBeInstanceOf(UnreadableResponseError);
  });

  it('without an answer answers undefined, whatever comes', async () => {
    for (const answer of [new Response(null, { status: 204 }), new Response('{'), json({})]) {
      const { client } = fakeBackend(() => answer);
      await expect(addLabel(client, product)).resolves.toBeUndefined();
    }
  });

  it('without an answer lets go of one that comes all the same, whatever comes of that', async () => {
    let cancelled = 0;
    const cancel = () => {
      cancelled++;
      return Promise.reject(new Error('stuck'));
    };
    const { client } = fakeBackend(() => new Response(new ReadableStream({ cancel })));
    await addLabel(client, product);
    expect(cancelled).toBe(1);
  });

  it('without required parameters needs none', async () => {
    const { client } = fakeBackend(() => json({ links: [] }));
    expect(await getFooter(client)).toEqual({ links: [] });
    expect(await getFooter(client, {}, {})).toEqual({ links: [] });
  });

  it.each([
    ['JSON', getCart],
    ['a file', getDatasheet],
  ] as const)('ends with the reason of its signal, also while %s is being read', async (_, work) => {
    const controller = new AbortController();
    const body = new ReadableStream({
      pull(stream) {
        controller.abort('enough');
        stream.error(new TypeError('terminated'));
      },
    });
    const { client } = fakeBackend(() => new Response(body));
    const failure = await failureOf(work(client, { ...cart, ...product }, { signal: controller.signal }));
    expect(failure).toBe('enough');
  });
});

describe('a call that answers a file', () => {
  it('answers content, name and media type', async () => {
    const { client } = fakeBackend(
      () =>
        new Response('%PDF', {
          headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename=7.pdf' },
        }),
    );
    const { blob, fileName, contentType } = await getDatasheet(client, product);
    expect([await blob.text(), fileName, contentType]).toEqual(['%PDF', '7.pdf', 'application/pdf']);
  });
});

describe('a call that answers events', () => {
  const events = () =>
    new Response('id: 8\ndata: {}\n\n', { headers: { 'content-type': 'text/event-stream' } });

  it('yields them, and asks for nothing before the first one is wanted', async () => {
    const { client, calls } = fakeBackend(events);
    const stream = watchCart(client, cart);
    expect(calls).toEqual([]);
    expect(await allOf(stream)).toEqual([{ event: 'message', id: '8', data: {} }]);
    expect(calls[0]?.url).toBe('/v1/t/AZ/my/shopping-cart/1/live');
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      'accept-language': 'de-AT',
      accept: 'text/event-stream',
    });
  });

  it('goes on behind the last event seen', async () => {
    const { client, calls } = fakeBackend(events);
    await allOf(watchCart(client, { ...cart, lastEventId: '7' }));
    expect(calls[0]?.headers.get('last-event-id')).toBe('7');
  });

  it('ERR-1: names a missing parameter when the first event is asked for', async () => {
    const { client, calls } = fakeBackend(events);
    // @ts-expect-error: without the customer it does not compile either
    const stream = watchCart(client, { tenant: 'AZ' });
    expect(await failureOf(allOf(stream))).toMatchObject({ field: 'customerId' });
    expect(calls).toEqual([]);
  });

  it('ends with the reason of its signal', async () => {
    const { client } = fakeBackend(events);
    const stream = watchCart(client, cart, { signal: AbortSignal.abort('enough') });
    expect(await failureOf(allOf(stream))).toBe('enough');
  });
});

describe('the types of the calls', () => {
  it('are those of the contract', () => {
    expectTypeOf(getCart).parameter(1).toEqualTypeOf<RequestOf<Contract['getCart']>>();
    expectTypeOf(getCart).returns.resolves.toEqualTypeOf<ResponseOf<Contract['getCart']>>();
    expectTypeOf(getDatasheet).returns.resolves.toEqualTypeOf<FileResponse>();
    expectTypeOf<Awaited<ReturnType<typeof addLabel>>>().toBeUndefined();
    expectTypeOf<ReturnType<typeof watchCart>>().toExtend<
      AsyncIterable<ServerEvent<ResponseOf<Contract['watchCart']>>>
    >();
  });

  it('demand what is required, and let the whole request be left out where nothing is', () => {
    expectTypeOf(getCart).parameters.toEqualTypeOf<
      [client: Client, request: RequestOf<Contract['getCart']>, options?: CallOptions]
    >();
    expectTypeOf(getFooter).toBeCallableWith(anybody);
    expectTypeOf(getFooter).toBeCallableWith(anybody, {}, { signal: undefined });
  });

  it('do not join a name with the endpoint of another call', () => {
    // @ts-expect-error: the cart is not the footer
    expectTypeOf(call('getCart', endpoints.getFooter)).toBeFunction();
  });
});
