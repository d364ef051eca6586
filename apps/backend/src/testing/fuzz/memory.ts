import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes this process keeps once nothing can be thrown away any more. */
export const keptMegabytes = (): number => {
  collect();
  return Math.round(process.memoryUsage().rss / 1024 / 1024);
};
