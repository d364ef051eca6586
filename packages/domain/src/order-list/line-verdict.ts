import type {
  Guess,
  GuessKind,
  ProductReference,
  OrderLineStatus,
  OrderListWarning,
  OrderListWarningCode,
} from './order-list-line';

/** What is judged of a line. */
interface ReadLine {
  readonly article: ProductReference | undefined;
  readonly amount: number | undefined;
  readonly unit: string | undefined;
  /** The line is nothing but its article. */
  readonly isAlone: boolean;
  /** A row of a form in which no amount was written. */
  readonly isNotOrdered?: boolean;
  readonly remarks: readonly OrderListWarning[];
  /** What was guessed besides. */
  readonly guesses?: readonly Guess[] | undefined;
}

const GUESS_OF_REMARK: Readonly<Partial<Record<OrderListWarningCode, GuessKind>>> = {
  AMOUNT_FORM_ASSUMED: 'THOUSANDS',
  ORDER_ASSUMED: 'ORDER_ASSUMED',
  NUMBER_LEFT_OVER: 'NUMBER_IN_NAME',
  GTIN_CHECK_DIGIT_WRONG: 'CHECK_DIGIT',
};

const guessesOf = ({ remarks, guesses = [] }: ReadLine): readonly Guess[] => [
  ...remarks.flatMap(({ code, text }): readonly Guess[] => {
    const kind = GUESS_OF_REMARK[code];
    return kind === undefined ? [] : [{ kind, ...(text !== undefined && { text }) }];
  }),
  ...guesses,
];

/** Says what a line is, and what was guessed to read it. */
export const lineVerdict = (
  line: ReadLine,
): { readonly status: OrderLineStatus; readonly guesses: readonly Guess[] } => {
  if (line.isNotOrdered === true) return { status: 'NOT_ORDERED', guesses: [] };
  const guesses = guessesOf(line);
  if (line.article === undefined || line.amount === undefined) return { status: 'INCOMPLETE', guesses };
  const all = namesUnit(line) ? guesses : [...guesses, { kind: 'UNIT_NOT_WRITTEN' as const }];
  return { status: all.length === 0 ? 'READY' : 'GUESSED', guesses: all };
};

/** A code on the goods names the unit it is printed on. */
const namesUnit = ({ article, unit, isAlone }: ReadLine): boolean =>
  unit !== undefined || article?.kind === 'GTIN' || (isAlone && article?.gtin !== undefined);
