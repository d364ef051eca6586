import { expect, it } from 'vitest';
import { allOf } from '../testing/all-of';
import { parseServerEvents } from './parse-server-events';

async function* linesOf(text: string): AsyncGenerator<string> {
  for (const line of text.split('\n')) {
    await Promise.resolve();
    yield line;
  }
}

const event = (data: string, id?: string, name = 'message') => ({ event: name, id, data });

it.each([
  ['one event', 'data: 1\n', [event('1')]],
  ['two events', 'data: 1\n\ndata: 2\n', [event('1'), event('2')]],
  ['data without a blank', 'data:1\n', [event('1')]],
  ['only the first blank is dropped', 'data:  1\n', [event(' 1')]],
  ['data over two lines', 'data: 1\ndata: 2\n', [event('1\n2')]],
  ['empty data', 'data\n', [event('')]],
  ['data with a colon', 'data: {"a":1}\n', [event('{"a":1}')]],
  ['a named event', 'event: ITEM_ADDED\ndata: 1\n', [event('1', undefined, 'ITEM_ADDED')]],
  ['the name counts once', 'event: a\ndata: 1\n\ndata: 2\n', [event('1', undefined, 'a'), event('2')]],
  ['an id', 'id: 7\ndata: 1\n', [event('1', '7')]],
  ['the id stays', 'id: 7\ndata: 1\n\ndata: 2\n', [event('1', '7'), event('2', '7')]],
  ['an id without an event is kept for the next', 'id: 7\n\ndata: 2\n', [event('2', '7')]],
  ['an empty id', 'id: 7\nid\ndata: 1\n', [event('1', '')]],
  ['an id with a null character', 'id: 7\nid: 8\0\ndata: 1\n', [event('1', '7')]],
  ['comments', ': alive\n\n:\ndata: 1\n: alive\n', [event('1')]],
  ['unknown fields', 'retry: 10\nfoo: 1\ndatax: 2\ndata: 1\n', [event('1')]],
  ['an event without data is none', 'event: a\n\ndata: 1\n', [event('1')]],
  ['an event that is broken off', 'data: 1\n\ndata: 2', [event('1')]],
  ['nothing', '', []],
])('parseServerEvents: %s', async (_, text, expected) => {
  expect(await allOf(parseServerEvents(linesOf(text)))).toEqual(expected);
});
