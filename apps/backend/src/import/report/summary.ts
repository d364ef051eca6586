import type { ImportResult, InterruptedImportError, OutcomeCounts } from '../run-import';
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

const number = (value: number) => figures.format(value);

const tallyText = ({ lines, created, changed, unchanged, refused }: OutcomeCounts): string =>
  `${number(lines)} lines: ${number(created)} new, ${number(changed)} changed, ${number(unchanged)} unchanged, ${number(refused)} refused`;

/** What an import says that had to end before its file did: what is stored, and what to do. */
export const interruptedText = (
  { tally, cause }: InterruptedImportError,
  { kind, isDry }: Pick<SummaryFacts, 'kind' | 'isDry'>,
): string =>
  [
    `${kind}: interrupted after ${tallyText(tally)}`,
    `The database is away: ${cause instanceof Error ? cause.message : String(cause)}`,
    isDry
      ? 'Dry run: nothing was stored.'
      : 'What was not refused of those lines is stored, and of the batch behind them perhaps some; nothing was taken away. Import the file again: what is stored is found unchanged.',
  ].join('\n');

/** The end of an import in a few lines: figures, what was taken away, the first refused lines. */
export const summaryOf = (
  result: ImportResult,
  { first }: Pick<Refusals, 'first'>,
  { kind, seconds, isDry, removedWord, reportFile, encoding }: SummaryFacts,
): string => {
  const { refused, removal, notRemoved, outages } = result;
  const rest = refused - first.length;
  return [
    `${kind}: ${tallyText(result)}${
      removal === undefined ? '' : `; ${number(removal.removed)} ${removedWord}`
    } (${seconds.toFixed(1)} s)`,
    ...(outages === 0
      ? []
      : [
          `The database went away ${outages === 1 ? 'once' : `${number(outages)} times`}; nothing was stored or counted twice.`,
        ]),
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
