import { toOuterAddress, type AppPaths } from '@gastroshop/identity';
import type { PushScope, PushedData } from './worker-scope';

/** Mark of the host's tenant. */
const ICON = '/media/brand/icon-192.png';

/** What the backend sends. */
interface PushedNotice {
  readonly title: string;
  readonly text: string;
  /** Path of the shop. */
  readonly url: string;
  /** One of the same tag takes the place of the one before. */
  readonly tag: string | undefined;
  readonly language: string | undefined;
}

const textIn = (value: unknown, name: string): string | undefined => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : undefined;
};

const parsed = (data: PushedData | null): unknown => {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
};

/** What a message says. Browsers end a subscription whose messages show nothing: the least is where it comes from. */
const noticeOf = (data: PushedData | null, { hostname }: Pick<URL, 'hostname'>): PushedNotice => {
  const said = parsed(data);
  return {
    title: textIn(said, 'title') ?? hostname,
    text: textIn(said, 'text') ?? '',
    url: textIn(said, 'url') ?? '/',
    tag: textIn(said, 'tag'),
    language: textIn(said, 'language'),
  };
};

/** The address a message leads to: a page of this host, whatever it says. */
const pageOf = (paths: AppPaths, url: string | undefined, { origin }: Pick<URL, 'origin'>): string => {
  const page = toOuterAddress(paths, url ?? '/');
  const address = URL.canParse(page, origin) ? new URL(page, origin) : undefined;
  return address?.origin === origin ? address.href : origin + toOuterAddress(paths, '/');
};

const openPage = async ({ clients }: PushScope, address: string): Promise<void> => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Another page may hold what was typed: it is not led away from it.
  const there = windows.find(({ url }) => url === address);
  await (there === undefined ? clients.openWindow(address) : there.focus());
};

/**
 * Shows what the backend pushes, and opens the page it names when it is touched. Called once, by the app's own worker.
 *
 * @param paths where the apps live
 */
export const showPushes = (self: PushScope, paths: AppPaths): void => {
  self.addEventListener('push', (event) => {
    const { title, text, url, tag, language } = noticeOf(event.data, self.location);
    event.waitUntil(
      self.registration.showNotification(title, {
        body: text,
        icon: ICON,
        data: { url },
        ...(tag !== undefined && { tag }),
        ...(language !== undefined && { lang: language }),
      }),
    );
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(self, pageOf(paths, textIn(event.notification.data, 'url'), self.location)));
  });
};
