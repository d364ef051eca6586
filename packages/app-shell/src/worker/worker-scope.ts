/** A file that belongs to the build, as the build lists it. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** A message of a page. */
interface PageMessage {
  readonly data: unknown;
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

/** What of a service worker's global object is used. The browser's library has no types for pages and workers at once. */
export interface WorkerScope {
  /** Put in by the build. */
  readonly __WB_MANIFEST: (BuiltFile | string)[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}

/** What a push message holds. */
export interface PushedData {
  /** @throws SyntaxError when it is no JSON */
  json(): unknown;
}

/** An event of a worker that is about push messages. */
interface PushEvent {
  readonly data: PushedData | null;
  waitUntil(work: Promise<unknown>): void;
}

/** Somebody has touched a message. */
interface ClickEvent {
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

/** An open page. */
interface WorkerClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What of a service worker's global object is used to show push messages. */
export interface PushScope {
  readonly location: Pick<URL, 'origin' | 'hostname'>;
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}
