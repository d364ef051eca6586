import type { ImportResult } from '../run-import';
import { refusalText, type Refusals } from './refusals';

const figures = new Intl.NumberFormat('en-GB');

/** What an import says about itself. */
export interface SummaryFacts {
  readonly kind: string;
  readonly seconds: number;
  readonly isDry: boolean;
  /** What happens to what the file does not name: "deactivated", "deleted". */
  readonly removedWord: string;
  /** The file with all refused lines. */
  readonly reportFile?: string | undefined;
  /** The encoding a table was read in. */
  readonly encoding?: string | undefined;
}

/** The end of an import in a few lines: figures, what was taken away, the first refused lines. */
export const summaryOf = (
  { lines, created, changed, unchanged, refused, removal, notRemoved }: ImportResult,
  { first }: Pick<Refusals, 'first'>,
  { kind, seconds, isDry, removedWord, reportFile, encoding }: SummaryFacts,
): string => {
  const number = (value: number) => figures.format(value);
  const rest = refused - first.length;
  return [
    `${kind}: ${number(lines)} lines: ${number(created)} new, ${number(changed)} changed, ${number(unchanged)} unchanged, ${number(refused)} refused${
      removal === undefined ? '' : `; ${number(removal.removed)} ${removedWord}`
    } (${seconds.toFixed(1)} s)`,
    ...(encoding === undefined ? [] : [`Read as ${encoding}.`]),
    ...(isDry ? ['Dry run: nothing was stored.'] : []),
    ...(notRemoved === undefined ? [] : [`Nothing was ${removedWord}: ${notRemoved}.`]),
    ...first.map((line) => `  ${refusalText(line)}`),
    ...(rest > 0
      ? [
          `  … and ${number(rest)} more${reportFile === undefined ? '; --report FILE writes all of them' : ''}`,
        ]
      : []),
    ...(reportFile === undefined || refused === 0 ? [] : [`All refused lines: ${reportFile}`]),
  ].join('\n');
};
