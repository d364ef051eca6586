import { answeringFetch, renderShop } from '@gastroshop/storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PushSwitch } from './push-switch';

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const OTHER_KEY = `${KEY.slice(0, -2)}A4`;
const ENDPOINT = 'https://push.example/1';
const ID = createHash('sha256').update(ENDPOINT).digest('hex');
const KEYS = { p256dh: KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };

const subscriptionFor = (key: string) => ({
  endpoint: ENDPOINT,
  options: { applicationServerKey: new Uint8Array(Buffer.from(key, 'base64url')).buffer },
  toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: KEYS }),
  unsubscribe: vi.fn(() => {
    subscribed = undefined;
    return Promise.resolve(true);
  }),
});
type Subscription = ReturnType<typeof subscriptionFor>;
let subscribed: Subscription | undefined;

interface Browser {
  readonly permission?: NotificationPermission;
  /** What people answer when the browser asks. */
  readonly answers?: NotificationPermission;
  readonly hasWorker?: boolean;
  readonly subscription?: Subscription;
  readonly refuses?: boolean;
}

const openBrowser = ({
  permission = 'default',
  answers = 'granted',
  hasWorker = true,
  subscription,
  refuses = false,
}: Browser) => {
  subscribed = subscription;
  const subscribe = vi.fn(({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    if (refuses) return Promise.reject(new DOMException('Registration failed', 'AbortError'));
    subscribed = subscriptionFor(Buffer.from(applicationServerKey).toString('base64url'));
    return Promise.resolve(subscribed);
  });
  const registration = {
    pushManager: { getSubscription: () => Promise.resolve(subscribed ?? null), subscribe },
  };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(answers) });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(hasWorker ? registration : undefined),
      ready: Promise.resolve(registration),
    },
  });
  return { subscribe };
};

const show = (devices: readonly string[], { publicKey = KEY, hasKinds = true, fails = false } = {}) => {
  const settings = {
    ...(publicKey !== '' && { publicKey }),
    subscriptions: devices.map((id) => ({ id })),
  };
  const fetch = answeringFetch((path) => {
    if (fails && path.startsWith('PUT ')) return 500;
    return path.includes('/push-subscriptions') ? settings : undefined;
  });
  renderShop(<PushSwitch hasKinds={hasKinds} />, { fetch });
  return fetch;
};

const sent = (fetch: ReturnType<typeof show>) =>
  fetch.mock.calls.flatMap(([input, init]) =>
    init?.method === 'PUT' || init?.method === 'DELETE'
      ? [[init.method, input instanceof Request ? input.url : input.toString()]]
      : [],
  );

const theSwitch = () => screen.findByRole('switch', { name: 'Auf diesem Gerät melden' });

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('whether this device is told', () => {
  it('NOT-4: is switched on once the browser has been asked', async () => {
    const { subscribe } = openBrowser({});
    const fetch = show([]);
    expect(await theSwitch()).not.toBeChecked();
    await userEvent.click(await theSwitch());
    expect(await screen.findByText(/^Was Sie unter .* erscheint hier/)).toBeVisible();
    expect(await theSwitch()).toBeChecked();
    expect(subscribe).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userVisibleOnly: true }));
    expect(sent(fetch)).toEqual([['PUT', '/v1/user/push-subscriptions']]);
  });

  it('NOT-4: is switched off again, with the backend first', async () => {
    const subscription = subscriptionFor(KEY);
    openBrowser({ permission: 'granted', subscription });
    const fetch = show([ID]);
    expect(await theSwitch()).toBeChecked();
    await userEvent.click(await theSwitch());
    await waitFor(async () => {
      expect(await theSwitch()).not.toBeChecked();
    });
    expect(sent(fetch)).toEqual([['DELETE', `/v1/user/push-subscriptions/${ID}`]]);
    await waitFor(() => {
      expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    });
  });

  it.each<[string, Browser, RegExp]>([
    ['a browser that forbids it', { permission: 'denied' }, /Dieser Browser verbietet/],
    ['a browser without the worker', { hasWorker: false }, /kann nichts melden/],
  ])('is said plainly, and not switched, in %s', async (_title, browser, words) => {
    openBrowser(browser);
    show([]);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('is said plainly in a browser that knows no push messages', async () => {
    show([]);
    expect(await screen.findByText(/kann nichts melden/)).toBeVisible();
  });

  it('becomes blocked when people say no, and stays off when they close the question', async () => {
    openBrowser({ answers: 'denied' });
    const fetch = show([]);
    await userEvent.click(await theSwitch());
    expect(await screen.findByText(/Dieser Browser verbietet/)).toBeVisible();
    expect(sent(fetch)).toEqual([]);
  });

  it.each<[string, Browser, readonly string[]]>([
    ['the backend has forgotten it', { subscription: subscriptionFor(KEY) }, []],
    ['it was for other keys', { subscription: subscriptionFor(OTHER_KEY) }, [ID]],
  ])('is off where %s, and subscribes anew', async (_title, browser, devices) => {
    const { subscribe } = openBrowser({ permission: 'granted', ...browser });
    show(devices);
    expect(await theSwitch()).not.toBeChecked();
    await userEvent.click(await theSwitch());
    await waitFor(async () => {
      expect(await theSwitch()).toBeChecked();
    });
    expect(subscribe).toHaveBeenCalledOnce();
  });

  it.each<[string, Browser, { fails?: boolean }]>([
    ['the browser', { refuses: true }, {}],
    ['the backend', {}, { fails: true }],
  ])('stays off and says so where %s fails', async (_title, browser, more) => {
    openBrowser(browser);
    show([], more);
    await userEvent.click(await theSwitch());
    expect(await screen.findByText(/^Das hat nicht geklappt/)).toBeVisible();
    expect(await theSwitch()).not.toBeChecked();
    expect(subscribed).toBeUndefined();
  });

  it('says that nothing is ticked yet', async () => {
    openBrowser({ permission: 'granted', subscription: subscriptionFor(KEY) });
    show([ID], { hasKinds: false });
    expect(await screen.findByText(/Das Gerät ist bereit/)).toBeVisible();
  });

  it('is nothing to choose where the installation tells none', async () => {
    openBrowser({});
    const fetch = show([], { publicKey: '' });
    await waitFor(() => {
      expect(fetch).toHaveBeenCalled();
    });
    expect(screen.queryByText('Auf diesem Gerät melden')).toBeNull();
  });
});
