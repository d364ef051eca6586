import { describe, expect, it } from 'vitest';
import { FetchError, UnreadableResponseError } from '../errors';
import { failureOf } from '../testing/fake-backend';
import { allOf } from '../testing/all-of';
import { readEvents } from './read-events';

const encoder = new TextEncoder();

function stream(...pieces: (string | Uint8Array)[]) {
  const state = { cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
    },
    cancel() {
      state.cancelled = true;
    },
  });
  return { state, response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }) };
}

describe('readEvents', () => {
  it('yields the events and ends with the stream', async () => {
    const { response } = stream(
      'id: 1\nevent: ITEM_ADDED\ndata: {"sku":"1"}\n\n: alive\n\n',
      'data: [2]\n\n',
    );
    expect(await allOf(readEvents(response))).toEqual([
      { event: 'ITEM_ADDED', id: '1', data: { sku: '1' } },
      { event: 'message', id: '1', data: [2] },
    ]);
  });

  it('puts characters together that were cut in two, and drops a byte order mark', async () => {
    const bytes = encoder.encode('\uFEFFdata: "ä€"\n\n');
    const { response } = stream(...Array.from(bytes, (byte) => new Uint8Array([byte])));
    expect(await allOf(readEvents(response))).toEqual([{ event: 'message', id: undefined, data: 'ä€' }]);
  });

  it('ends the request when its reader leaves', async () => {
    const { response, state } = stream('data: 1\n\n', 'data: 2\n\n', 'data: 3\n\n');
    for await (const { data } of readEvents(response)) {
      expect(data).toBe(1);
      break;
    }
    expect(state.cancelled).toBe(true);
  });

  it.each(['Text/Event-Stream; charset=utf-8', 'text/event-stream'])('takes %s', async (contentType) => {
    const response = new Response('data: 1\n\n', { headers: { 'content-type': contentType } });
    expect(await allOf(readEvents(response))).toHaveLength(1);
  });

  it.each([
    ['another type', new Response('data: 1\n\n', { headers: { 'content-type': 'application/json' } })],
    ['a type that ends alike', new Response('', { headers: { 'content-type': 'x/text/event-stream' } })],
    ['no type', new Response(new Uint8Array())],
    ['no body', new Response(null, { headers: { 'content-type': 'text/event-stream' } })],
  ])('cannot read %s', async (_, response) => {
    const failure = await failureOf(allOf(readEvents(response)));
    expect(failure).toBeInstanceOf(UnreadableResponseError);
    expect(failure).toMatchObject({ response });
  });

  it('cannot read a payload that is no JSON, and ends the request', async () => {
    const { response, state } = stream('data: {\n\n', 'data: 2\n\n', 'data: 3\n\n');
    const failure = await failureOf(allOf(readEvents(response)));
    expect(failure).toBeInstanceOf(UnreadableResponseError);
    expect(failure).toMatchObject({ response, cause: expect.any(SyntaxError) as unknown });
    expect(state.cancelled).toBe(true);
  });

  it('ERR-3: fails with a FetchError when the stream breaks off, with the reason of the signal when it aborts', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            controller.error(new TypeError('terminated'));
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      );
    expect(await failureOf(allOf(readEvents(broken())))).toBeInstanceOf(FetchError);
    const aborted = readEvents(broken(), AbortSignal.abort('enough'));
    expect(await failureOf(allOf(aborted))).toBe('enough');
  });
});
