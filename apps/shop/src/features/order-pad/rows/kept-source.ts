import {
  type Guess,
  GUESS_KINDS,
  type GuessKind,
  ORDER_LINE_STATUSES,
  type OrderLineStatus,
} from '@gastroshop/domain/order-list';
import { type Remarks, REMARKS } from '@gastroshop/domain/cart';
import type { Confirmation, PadField, PadRow, RowFields, RowReading } from './pad-row';

type Kept = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

const isStatus = (value: unknown): value is OrderLineStatus =>
  ORDER_LINE_STATUSES.some((status) => status === value);

const isKind = (value: unknown): value is GuessKind => GUESS_KINDS.some((kind) => kind === value);

const isField = (value: unknown): value is PadField =>
  value === 'article' || value === 'amount' || value === 'unit';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const readGuess = (kept: unknown): readonly Guess[] => {
  if (!isRecord(kept) || !isKind(kept['kind'])) return [];
  const { kind, text } = kept;
  return [{ kind: kind, ...(typeof text === 'string' && { text }) }];
};

const readFields = (kept: unknown): readonly RowFields[] => {
  if (!isRecord(kept)) return [];
  const { article, amount, unit } = kept;
  return typeof article === 'string' && typeof amount === 'string' && typeof unit === 'string'
    ? [{ article, amount, unit }]
    : [];
};

const readReading = (kept: unknown): RowReading | undefined =>
  isRecord(kept) && isStatus(kept['status'])
    ? {
        status: kept['status'],
        guesses: listOf(kept['guesses']).flatMap(readGuess),
        alternatives: listOf(kept['alternatives']).flatMap(readFields),
      }
    : undefined;

const readConfirmed = (kept: unknown): Confirmation | undefined =>
  isRecord(kept) && typeof kept['what'] === 'string'
    ? { kinds: listOf(kept['kinds']).filter(isKind), what: kept['what'] }
    : undefined;

const readRemarks = (kept: unknown): Remarks | undefined => {
  if (!isRecord(kept)) return undefined;
  const remarks = REMARKS.flatMap((remark) => {
    const text = kept[remark];
    return typeof text === 'string' ? [[remark, text] as const] : [];
  });
  return remarks.length === 0 ? undefined : Object.fromEntries(remarks);
};

/** What was kept of the line a row comes from, of its reading, and of what the buyer has settled since. */
export const readSource = (
  kept: Kept,
): Pick<PadRow, 'remarks' | 'text' | 'reading' | 'own' | 'confirmed'> => {
  const { source, text } = kept;
  // A guess of a pad that was kept before guesses had kinds.
  if (typeof source === 'string')
    return { text: source, reading: { status: 'GUESSED', guesses: [{ kind: 'ORDER_ASSUMED' }] } };
  const remarks = readRemarks(kept['remarks']);
  const reading = readReading(kept['reading']);
  const own = listOf(kept['own']).filter(isField);
  const confirmed = readConfirmed(kept['confirmed']);
  return {
    ...(remarks !== undefined && { remarks }),
    ...(typeof text === 'string' && { text }),
    ...(reading !== undefined && { reading }),
    ...(own.length > 0 && { own }),
    ...(confirmed !== undefined && { confirmed }),
  };
};
