import type { Truth } from '../order-file';
import type { JudgedLine } from './judge-files';
import { type Verdict, VERDICTS } from './verdict';

/** How many lines of each truth became what. */
export interface Tally {
  readonly add: (lines: readonly JudgedLine[]) => void;
  readonly count: (truth: Truth, verdict: Verdict) => number;
  /** Ready and wrong, of all lines. */
  readonly readyAndWrong: () => number;
  /** Of the lines that are plainly written, how many are ready and right. */
  readonly readyAndRight: () => number;
  /** A table to print. */
  readonly table: () => string;
}

const TRUTHS: readonly Truth[] = ['PLAIN', 'OPEN', 'UNCLEAR', 'NOT_ORDERED', 'NOISE'];
const WIDTH = 15;

/** Starts counting. */
export const startTally = (): Tally => {
  const counts = new Map<string, number>();
  const count = (truth: Truth, verdict: Verdict): number => counts.get(`${truth} ${verdict}`) ?? 0;
  const sum = (truth: Truth): number => VERDICTS.reduce((total, verdict) => total + count(truth, verdict), 0);
  return {
    count,
    add: (lines) => {
      for (const { line, verdict } of lines) {
        const key = `${line.truth} ${verdict}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    },
    readyAndWrong: () => TRUTHS.reduce((total, truth) => total + count(truth, 'READY_WRONG'), 0),
    readyAndRight: () => count('PLAIN', 'READY_RIGHT') / Math.max(1, sum('PLAIN')),
    table: () =>
      [
        ['', ...VERDICTS].map((head) => head.padStart(WIDTH)).join(''),
        ...TRUTHS.map((truth) =>
          [truth, ...VERDICTS.map((verdict) => String(count(truth, verdict)))]
            .map((cell) => cell.padStart(WIDTH))
            .join(''),
        ),
      ].join('\n'),
  };
};
