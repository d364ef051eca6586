import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { ServerEvent } from './answers';
import { createOpenStreams } from './open-streams';
import { sendEvents } from './send-events';

const NOW = new Date('2027-02-04T10:57:30Z');

const twoEvents = async function* (): AsyncGenerator<ServerEvent> {
  yield { id: '7', data: { name: 'Erdäpfel' } };
  yield await Promise.resolve({ id: '8', data: { name: 'Obers' } });
};

describe('a stream of events', () => {
  it('tells the time of the shop, as every answer does, and ends with its source', async () => {
    const app = Fastify();
    app.get('/live', async (_request, reply) => {
      await sendEvents(reply, twoEvents(), new Date(NOW.getTime() + 60_000), NOW, createOpenStreams());
      return reply;
    });
    const { headers, payload } = await app.inject({ url: '/live' });
    await app.close();
    expect(headers).toMatchObject({
      date: 'Thu, 04 Feb 2027 10:57:30 GMT',
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    expect(payload).toBe(': open\n\nid: 7\ndata: {"name":"Erdäpfel"}\n\nid: 8\ndata: {"name":"Obers"}\n\n');
  });
});
