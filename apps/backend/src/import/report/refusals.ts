import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { RefusedLine } from '../persistence/check-lines';

/** Lines that were refused: the first of them to be shown, all of them in a file where one is asked for. */
export interface Refusals {
  readonly add: (line: RefusedLine) => Promise<void>;
  readonly first: readonly RefusedLine[];
  /** Writes what is left and closes the file. */
  readonly close: () => Promise<void>;
}

const SHOWN = 20;

/** A refused line as a person reads it. */
export const refusalText = ({ line, reason }: RefusedLine): string => `line ${line}: ${reason}`;

/**
 * Collects refused lines.
 *
 * @param file where all of them are written, a line each; an existing one is replaced
 */
export const collectRefusals = (file: string | undefined): Refusals => {
  const first: RefusedLine[] = [];
  const stream = file === undefined ? undefined : createWriteStream(file);
  return {
    first,
    add: async (line) => {
      if (first.length < SHOWN) first.push(line);
      if (stream?.write(`${refusalText(line)}\n`) === false) await once(stream, 'drain');
    },
    close: async () => {
      if (stream === undefined) return;
      stream.end();
      await finished(stream);
    },
  };
};
