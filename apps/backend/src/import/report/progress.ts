import { SingleBar } from 'cli-progress';
import type { OutcomeCounts } from '../run-import';

/** Shows how far an import is. */
export interface Progress {
  readonly update: (tally: OutcomeCounts & { readonly bytes: number }) => void;
  readonly stop: () => void;
}

/** Where progress is shown: a terminal, or a file that nobody watches. */
export type ProgressOutput = NodeJS.WritableStream & { readonly isTTY?: boolean | undefined };

/** Where nobody watches, a line is written after so many milliseconds. */
const LINE_EVERY_MS = 5_000;

const figures = new Intl.NumberFormat('en-GB');

const lineOf = ({ lines, refused }: OutcomeCounts): string =>
  `${figures.format(lines)} lines read${refused > 0 ? `, ${figures.format(refused)} refused` : ''}`;

/** A bar for a terminal. Of standard input the length is not known, and lines are counted only. */
const barOn = (output: ProgressOutput, bytes: number | undefined): Progress => {
  const bar = new SingleBar({
    stream: output,
    format: bytes === undefined ? '{text}' : '{bar} {percentage} %  {text}  {eta_formatted} left',
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
  });
  bar.start(bytes ?? 0, 0, { text: 'reading …' });
  return {
    update: (tally) => {
      // After the last line the rest of the work has no bytes.
      bar.update(bytes === undefined ? 0 : tally.bytes === 0 ? bytes : Math.min(tally.bytes, bytes), {
        text: lineOf(tally),
      });
    },
    stop: () => {
      bar.stop();
    },
  };
};

const linesOn = (output: ProgressOutput): Progress => {
  let last = Date.now();
  return {
    update: (tally) => {
      if (Date.now() - last < LINE_EVERY_MS) return;
      last = Date.now();
      output.write(`${lineOf(tally)}\n`);
    },
    stop: () => undefined,
  };
};

/**
 * Shows progress on an output: a bar where somebody watches, else a line now and then.
 *
 * @param bytes length of the file; undefined: not known
 */
export const progressOn = (output: ProgressOutput, bytes: number | undefined): Progress =>
  output.isTTY === true ? barOn(output, bytes) : linesOn(output);
