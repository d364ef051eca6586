import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const isCollector = (value: unknown): value is () => void => typeof value === 'function';
const lent: unknown = runInNewContext('gc');
if (!isCollector(lent)) throw new Error('This Node lends nobody its collector');
const throwAway = lent;

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/**
 * Megabytes that are still in use once nothing can be thrown away any more: of the shop, whose embedded database is a thread
 * of its own. What the process has of the machine (`resident`) is another matter: the allocator keeps pieces of what was
 * given back, the more the longer a process starts databases and ends them, and says nothing of what somebody still holds.
 */
export const keptMegabytes = (): { readonly kept: number; readonly resident: number } => {
  throwAway();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { kept: megabytes(heapUsed + arrayBuffers), resident: megabytes(rss) };
};
