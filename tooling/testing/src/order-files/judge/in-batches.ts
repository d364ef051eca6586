import type { OrderFile } from '../order-file';

/** The shop searches the words of so many names in one call; lists are asked about together up to that. */
const LINES_AT_ONCE = 400;

/** Hands lists on, several short ones together. */
export const inBatches = async (
  files: Iterable<OrderFile>,
  take: (files: readonly OrderFile[]) => Promise<void>,
): Promise<void> => {
  let waiting: OrderFile[] = [];
  let lines = 0;
  for (const file of files) {
    if (waiting.length > 0 && lines + file.lines.length > LINES_AT_ONCE) {
      await take(waiting);
      waiting = [];
      lines = 0;
    }
    waiting.push(file);
    lines += file.lines.length;
  }
  if (waiting.length > 0) await take(waiting);
};
