import { appPathsOf, DEFAULT_APP_PATHS } from '@gastroshop/identity';
import { describe, expect, it, vi } from 'vitest';
import { showPushes } from './show-pushes';
import type { PushScope } from './worker-scope';

const ORIGIN = 'https://shop.example';

/** A browser's worker with some pages open. */
const createWorker = (open: readonly string[] = [], paths = DEFAULT_APP_PATHS) => {
  const listeners = new Map<string, (event: never) => void>();
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const focus = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve());
  const openWindow = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve());
  const showNotification = vi.fn<PushScope['registration']['showNotification']>(() => Promise.resolve());
  showPushes(
    {
      location: { origin: ORIGIN, hostname: 'shop.example' },
      registration: { showNotification },
      clients: {
        matchAll: () => Promise.resolve(open.map((url) => ({ url, focus: () => focus(url) }))),
        openWindow,
      },
      addEventListener: (type: string, listener: (event: never) => void) => {
        listeners.set(type, listener);
      },
    },
    paths,
  );
  const fire = async (type: string, event: object) => {
    const listener = listeners.get(type) ?? expect.unreachable();
    Reflect.apply(listener, undefined, [{ ...event, waitUntil }]);
    await Promise.all(work);
  };
  return {
    focus,
    openWindow,
    showNotification,
    push: (text: string | undefined) =>
      fire('push', { data: text === undefined ? null : { json: (): unknown => JSON.parse(text) } }),
    touch: async (data: unknown) => {
      const close = vi.fn();
      await fire('notificationclick', { notification: { data, close } });
      expect(close).toHaveBeenCalledOnce();
    },
  };
};

describe('the worker', () => {
  it('NOT-4: shows what is pushed, in its language, with the mark of the host', async () => {
    const worker = createWorker();
    await worker.push(
      JSON.stringify({
        title: 'Frage',
        text: 'Bitte antworten',
        url: '/my/standing-orders/detail/7',
        tag: 'a',
        language: 'de-AT',
      }),
    );
    expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith('Frage', {
      body: 'Bitte antworten',
      icon: '/media/brand/icon-192.png',
      data: { url: '/my/standing-orders/detail/7' },
      tag: 'a',
      lang: 'de-AT',
    });
  });

  it.each([undefined, '', 'no JSON', '[]', '{"title":7}'])(
    'shows at least where %j comes from: a browser ends what shows nothing',
    async (text) => {
      const worker = createWorker();
      await worker.push(text);
      expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith(
        'shop.example',
        expect.objectContaining({ body: '', data: { url: '/' } }),
      );
    },
  );

  it('opens it where the shop lives', async () => {
    const worker = createWorker([], appPathsOf({ shop: '/shop/' }));
    await worker.touch({ url: '/my/orders/detail/4711' });
    expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/shop/my/orders/detail/4711`);
  });

  it('NOT-4: opens the page that is named, in a window of its own', async () => {
    const worker = createWorker([`${ORIGIN}/checkout/review`]);
    await worker.touch({ url: '/my/orders/detail/4711' });
    expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/my/orders/detail/4711`);
    expect(worker.focus).not.toHaveBeenCalled();
  });

  it('goes to the window that shows it already', async () => {
    const worker = createWorker([`${ORIGIN}/`, `${ORIGIN}/my/orders/detail/4711`]);
    await worker.touch({ url: '/my/orders/detail/4711' });
    expect(worker.focus).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/my/orders/detail/4711`);
    expect(worker.openWindow).not.toHaveBeenCalled();
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://[',
  ])('NOT-5: never leads to %s', async (url) => {
    const worker = createWorker();
    await worker.touch({ url });
    expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/`);
  });

  it.each([undefined, null, 'text', { url: 7 }])(
    'opens the start page where %j is all there is',
    async (data) => {
      const worker = createWorker();
      await worker.touch(data);
      expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/`);
    },
  );
});
