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
