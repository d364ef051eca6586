import type { Duplex } from 'node:stream';
import type { Queries } from './queries';

/** Connections that send a statement without waiting for the answer to the one before. */
const pipelines = new WeakMap<Queries, Duplex>();

/** Notes that the connection of queries sends without waiting. */
export const markPipelined = (queries: Queries, stream: Duplex): void => {
  pipelines.set(queries, stream);
};

/** Lets what is written in this moment leave in one packet: each of its own wakes the other side once. */
export const corkWrites = (stream: Duplex): void => {
  stream.cork();
  setImmediate(() => {
    stream.uncork();
  });
};

/** What a statement is told that came after the one by which the transaction broke. */
const isAftermath = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02';

/**
 * Waits for all, also where one fails: a statement that somebody sends after the transaction was rolled back would run
 * outside of it. What is thrown is what broke the transaction. That is not always what arrives first: answers come in
 * one packet, and the one that only found it broken may have the shorter way through the process.
 */
const whenAllEnded = async <Result>(
  all: Promise<Result>,
  begun: readonly Promise<unknown>[],
): Promise<Result> => {
  const failures: unknown[] = [];
  all.catch(() => undefined);
  for (const one of begun)
    one.catch((error: unknown) => {
      failures.push(error);
    });
  await Promise.allSettled(begun);
  const cause = failures.find((error): error is Error => error instanceof Error && !isAftermath(error));
  if (cause !== undefined) throw cause;
  return all;
};

/**
 * Does two things that do not need each other: side by side where the connection can, else one after the other. The
 * database takes them one at a time in either case; what is saved is the way there and back.
 */
export const runPair = async <First, Second>(
  queries: Queries,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> => {
  const stream = pipelines.get(queries);
  if (stream === undefined) return [await first(), await second()];
  corkWrites(stream);
  const begun = [first(), second()] as const;
  return whenAllEnded(Promise.all(begun), begun);
};

/**
 * Does several things that do not need each other, as `both` does. Where one fails the transaction is broken, and none
 * of them stays.
 */
export const runConcurrently = async (
  queries: Queries,
  works: readonly (() => Promise<unknown>)[],
): Promise<void> => {
  const stream = pipelines.get(queries);
  if (stream === undefined) {
    for (const work of works) await work();
    return;
  }
  corkWrites(stream);
  const begun = works.map((work) => work());
  await whenAllEnded(Promise.all(begun), begun);
};
