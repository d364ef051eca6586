import { describe, expect, it, vi } from 'vitest';
import { forwardEvent } from './forward-event';

const receiver = (answer: () => Response | Promise<Response>) =>
  vi.fn<typeof fetch>(() => Promise.resolve().then(answer));

describe('events sent on', () => {
  it('go to the path below the configured address, as JSON, without cookies or redirects', async () => {
    const send = receiver(() => Response.json({ terms: ['Milch'] }));
    const event = { term: 'milch' };
    expect(await forwardEvent('https://a.example/base/', '/analytics/search', event, { send })).toEqual({
      terms: ['Milch'],
    });
    const [address, options] = send.mock.calls[0] ?? [];
    expect(address).toEqual(new URL('https://a.example/base/analytics/search'));
    expect(options).toMatchObject({
      method: 'POST',
      redirect: 'error',
      credentials: 'omit',
      body: '{"term":"milch"}',
    });
  });

  it.each(['http://a.example', 'file:///etc', 'a.example', ''])('never to %j', async (base) => {
    const send = receiver(() => Response.json({}));
    expect(await forwardEvent(base, '/analytics/search', {}, { send })).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', () => new Response('no', { status: 500 })],
    ['nothing', () => new Response(null, { status: 204 })],
    ['no JSON', () => new Response('<html>')],
    ['far too much', () => new Response(JSON.stringify('x'.repeat(200_000)))],
    ['a broken line', () => Promise.reject(new TypeError('fetch failed'))],
  ])('TRK-1: answered with %s fail silently', async (_name, answer) => {
    expect(await forwardEvent('https://a.example', '/x', {}, { send: receiver(answer) })).toBeUndefined();
  });

  it.each([
    ['taken', () => Response.json({}), 0],
    ['taken without a word', () => new Response(null, { status: 204 }), 0],
    ['taken with rubbish', () => new Response('<html>'), 0],
    ['refused', () => new Response('no', { status: 500 }), 1],
    ['lost', () => Promise.reject(new TypeError('fetch failed')), 1],
  ])('that are %s are told to who counts failures', async (_name, answer, failures) => {
    const onFailure = vi.fn();
    await forwardEvent('https://a.example', '/x', {}, { send: receiver(answer), onFailure });
    expect(onFailure).toHaveBeenCalledTimes(failures);
  });
});
