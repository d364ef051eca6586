import { type FSWatcher, watch } from 'node:fs';

/** Waits for writes of an embedded database from outside, so that its process can be killed the moment after one. */
export interface NextWrites {
  /** Resolves with the write that comes after so many others, or when there was none for the time given. */
  readonly after: (others: number, mostMs: number) => Promise<void>;
  readonly stop: () => void;
}

/** Watches a folder of write-ahead log: a commit is a write, and its answer leaves some moments later. */
export const watchWrites = (folder: string): NextWrites => {
  let waiting: { left: number; readonly done: () => void } | undefined;
  const watcher: FSWatcher = watch(folder, () => {
    if (waiting === undefined) return;
    waiting.left -= 1;
    if (waiting.left < 0) waiting.done();
  });
  return {
    after: (others, mostMs) =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          waiting = undefined;
          resolve();
        };
        const timer = setTimeout(done, mostMs);
        waiting = { left: others, done };
      }),
    stop: () => {
      watcher.close();
    },
  };
};
