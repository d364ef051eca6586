import {
  type OrderLineAnswer,
  orderLineStatus,
  type OrderListLine,
  parseOrderList,
} from '@gastroshop/domain/order-list';
import type { MeantLine, OrderFile } from '../order-file';
import { judgeLine, type ShownOrder } from './judge-line';
import type { Verdict } from './verdict';

/** A line as the assortment is asked about it. */
export interface AskedLine {
  readonly lineNumber: number;
  readonly article: string;
  readonly amount?: number;
  readonly unit?: string;
  readonly text: string;
  readonly note?: string;
  readonly alternatives: readonly {
    readonly article: string;
    readonly amount?: number;
    readonly unit?: string;
  }[];
}

/** What the assortment says about a line. */
export interface LineAnswer extends OrderLineAnswer {
  readonly sku?: string | undefined;
  readonly amount?: number | undefined;
  readonly unitAbbreviation?: string | undefined;
}

/** Asks the assortment; the answers are in the order of the lines. */
export type Resolve = (lines: readonly AskedLine[]) => Promise<readonly LineAnswer[]>;

/** A line with what became of it. */
export interface JudgedLine {
  readonly file: OrderFile;
  readonly line: MeantLine;
  readonly verdict: Verdict;
  readonly shown: readonly ShownOrder[];
  /** What the reader made of it. */
  readonly read: readonly OrderListLine[];
}

const TEXT = 500;
const NOTE = 500;
const PRODUCT = 200;
const UNIT = 50;
const ALTERNATIVES = 4;

/** The first signs of a text, none cut in half. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

const orderedPart = ({ article, amount, unit }: Pick<OrderListLine, 'article' | 'amount' | 'unit'>) => ({
  article: cut(article?.text ?? '', PRODUCT),
  ...(amount !== undefined && { amount }),
  ...(unit !== undefined && { unit: cut(unit, UNIT) }),
});

const askedLine = (line: OrderListLine, lineNumber: number): AskedLine => ({
  lineNumber,
  ...orderedPart(line),
  text: cut(line.text, TEXT),
  ...(line.note !== undefined && line.article?.kind !== 'NAME' && { note: cut(line.note, NOTE) }),
  alternatives: line.alternatives.slice(0, ALTERNATIVES).map(orderedPart),
});

const isAskedAbout = ({ status, article }: OrderListLine): boolean =>
  status !== 'NOISE' && status !== 'NOT_ORDERED' && article !== undefined;

const shownOf = (line: OrderListLine, answer: LineAnswer | undefined): ShownOrder => ({
  status: orderLineStatus(line, answer).status,
  sku: answer?.sku,
  amount: answer?.amount,
  unit: answer?.unitAbbreviation,
});

/** A reading of a file, before and after the assortment was asked. */
interface Reading {
  readonly lines: readonly OrderListLine[];
  readonly isQuestion: boolean;
}

const readings = (file: OrderFile, unitWords: readonly string[]): readonly Reading[] => {
  const options = { scanned: file.scanned, unitWords };
  const first = parseOrderList(file.source, options);
  const answered =
    file.amountColumns !== undefined && (first.question !== undefined || file.mustAsk)
      ? parseOrderList(file.source, { ...options, amountColumns: file.amountColumns })
      : undefined;
  return [first, ...(answered === undefined ? [] : [answered])].map(({ lines, question }) => ({
    lines,
    isQuestion: question !== undefined,
  }));
};

/** The line of the file that a line of the reading belongs to: its own, or the one that goes on in it. */
const judgeReading = (
  file: OrderFile,
  { lines, isQuestion }: Reading,
  answers: ReadonlyMap<OrderListLine, LineAnswer>,
): readonly JudgedLine[] => {
  let at = 0;
  return file.lines.map((line, index) => {
    const next = file.lines[index + 1]?.lineNumber ?? Infinity;
    const read: OrderListLine[] = [];
    for (; at < lines.length; at += 1) {
      const one = lines[at];
      if (one === undefined || one.lineNumber >= next) break;
      read.push(one);
    }
    // Nothing counts as read before the question is answered.
    const shown = read.map((one) => {
      const order = shownOf(one, answers.get(one));
      return isQuestion && order.status === 'READY' ? { ...order, status: 'GUESSED' as const } : order;
    });
    return { file, line, verdict: judgeLine(line, shown), shown, read };
  });
};

/** Of the readings before and after the buyer's answer, what counts. */
const joined = (
  file: OrderFile,
  [before = [], after]: readonly (readonly JudgedLine[])[],
): readonly JudgedLine[] => {
  if (after === undefined) return before;
  return before.map((line, index) => {
    const answered = after[index] ?? line;
    // Ready before the question only the buyer can answer is wrong, whatever was ready.
    if (file.mustAsk && line.shown.some(({ status }) => status === 'READY'))
      return { ...line, verdict: 'READY_WRONG' };
    if (line.verdict === 'READY_WRONG' || answered.verdict === 'READY_WRONG')
      return line.verdict === 'READY_WRONG' ? line : answered;
    return file.mustAsk ? answered : line;
  });
};

/** Reads files, asks the assortment about all their lines at once, and says what became of each line. */
export const judgeFiles = async (
  files: readonly OrderFile[],
  unitWords: readonly string[],
  resolve: Resolve,
): Promise<readonly JudgedLine[]> => {
  const read = files.map((file) => ({ file, readings: readings(file, unitWords) }));
  const open = read.flatMap((one) => one.readings.flatMap(({ lines }) => lines.filter(isAskedAbout)));
  const given = open.length === 0 ? [] : await resolve(open.map((line, index) => askedLine(line, index + 1)));
  const answers = new Map(
    open.flatMap((line, index) => {
      const answer = given[index];
      return answer === undefined ? [] : [[line, answer] as const];
    }),
  );
  return read.flatMap((one) =>
    joined(
      one.file,
      one.readings.map((reading) => judgeReading(one.file, reading, answers)),
    ),
  );
};
