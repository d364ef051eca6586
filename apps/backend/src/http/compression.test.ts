import Fastify from 'fastify';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { registerCompression } from './compression';

const LONG = { rows: Array.from({ length: 200 }, (_, row) => ({ row, name: 'Erdäpfel' })) };

const ask = async (url: string, encoding?: string) => {
  const app = Fastify();
  await registerCompression(app);
  app.get('/long', () => LONG);
  app.get('/short', () => ({ name: 'Erdäpfel' }));
  app.get('/secret', { compress: false }, () => LONG);
  app.get('/events', (_request, reply) =>
    reply.type('text/event-stream').send(Readable.from([`data: ${JSON.stringify(LONG)}\n\n`])),
  );
  app.get('/paper', (_request, reply) => reply.type('application/pdf').send(Buffer.alloc(5000)));
  const answer = await app.inject({
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });
  await app.close();
  return answer;
};

describe('packed answers', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('go to who accepts %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await ask('/long', accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual(LONG);
    expect(rawPayload.length).toBeLessThan(JSON.stringify(LONG).length / 4);
  });

  it.each([
    ['/long', undefined],
    ['/long', 'identity'],
    ['/short', 'br'],
    ['/secret', 'br'],
    ['/events', 'br'],
    ['/paper', 'br'],
  ])('%s for %s stays as it is', async (url, accepted) => {
    const { headers, statusCode } = await ask(url, accepted);
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('unpacks nothing that comes in', async () => {
    const app = Fastify();
    await registerCompression(app);
    app.post('/body', ({ body }) => ({ body }));
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/body',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: Buffer.from('H4sIAAAAAAAAA6uuBQBDv6ajAgAAAA==', 'base64'),
    });
    expect(statusCode).toBe(400);
    await app.close();
  });
});
