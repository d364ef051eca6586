import {
  GUESS_KINDS,
  type GuessKind,
  orderLineStatus,
  type OrderLineStatus,
  type OrderLineVerdict,
} from '@gastroshop/domain/order-list';
import type { ResolvedLine } from '../resolution/resolver';
import type { PadField, PadRow } from '../rows/pad-row';
import { GUESS_FIELDS } from './guess-fields';

const isAny = (own: readonly PadField[], fields: readonly PadField[]): boolean =>
  fields.some((field) => own.includes(field));

/** What the reader says of a row, as far as the buyer has not written it anew. */
const readerStatus = (row: PadRow, own: readonly PadField[]): OrderLineStatus => {
  const status = row.reading?.status ?? 'READY';
  if (status === 'INCOMPLETE') return isAny(own, ['article', 'amount']) ? 'READY' : status;
  return own.length > 0 ? 'READY' : status;
};

/** What a confirmation is about: another article, amount or unit is not confirmed by it. */
export const confirmationKey = (
  sku: string | undefined,
  amount: number | undefined,
  unit: string | undefined,
): string => [sku, amount, unit].join('|');

const AMOUNT_UNUSUAL = { kind: 'AMOUNT_UNUSUAL' } as const;

/**
 * The final word on a row: what the reader said, what the assortment answered, less what the buyer has written himself
 * or confirmed.
 *
 * @param isUnusual the amount is far from the usual (QTY-6), and not confirmed anywhere
 */
export const lineStatus = (
  row: PadRow,
  verdict: ResolvedLine | undefined,
  isUnusual = false,
): OrderLineVerdict => {
  const { reading, confirmed } = row;
  // Written field by field: what stands in the fields is what is meant, but an amount may still be far out.
  const own: readonly PadField[] = reading === undefined ? ['article', 'amount', 'unit'] : (row.own ?? []);
  const isOwn = (kind: GuessKind): boolean => isAny(own, GUESS_FIELDS[kind]);
  const known = orderLineStatus(
    {
      status: readerStatus(row, own),
      guesses: (reading?.guesses ?? []).filter(({ kind }) => !isOwn(kind)),
      article: { text: row.article },
      note: row.hint,
    },
    verdict && {
      outcome: verdict.outcome,
      unitFrom: own.includes('unit') ? 'WRITTEN' : verdict.unitFrom,
      ...(!isAny(own, ['article', 'amount']) && { reading: verdict.reading }),
      guesses: verdict.guesses?.filter((kind) => !isOwn(kind)),
      productName: verdict.product?.name,
    },
  );
  const isOrdered = known.status === 'READY' || known.status === 'GUESSED';
  const joined: OrderLineVerdict =
    isUnusual && isOrdered ? { status: 'GUESSED', guesses: [AMOUNT_UNUSUAL, ...known.guesses] } : known;
  if (joined.status !== 'GUESSED' || verdict === undefined || confirmed === undefined) return joined;
  const { product, amount, unitAbbreviation } = verdict;
  if (confirmed.what !== confirmationKey(product?.sku, amount, unitAbbreviation)) return joined;
  const guesses = joined.guesses.filter(({ kind }) => !confirmed.kinds.includes(kind));
  return { status: guesses.length === 0 ? 'READY' : 'GUESSED', guesses };
};

/** What a buyer confirms who confirms before the answer is there: all that he can see, but not what only that tells. */
export const VISIBLE_KINDS: readonly GuessKind[] = /* @__PURE__ */ GUESS_KINDS.filter(
  (kind) => kind !== 'AMOUNT_UNUSUAL',
);
