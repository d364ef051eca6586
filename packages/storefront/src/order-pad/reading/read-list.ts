import {
  type OrderListLine,
  type OrderListOptions,
  type OrderListRemarkCode,
  type OrderListSource,
  readOrderList,
} from '@gastroshop/domain/order-list';
import type { ListLine } from './list-line';

/** Readings that could have been meant otherwise. */
const GUESSES: ReadonlySet<OrderListRemarkCode> = new Set([
  'AMOUNT_FORM_ASSUMED',
  'ORDER_ASSUMED',
  'NUMBER_LEFT_OVER',
  'GTIN_CHECK_DIGIT_WRONG',
]);

const listLine = ({ text, article, amount, unit, note, remarks }: OrderListLine): ListLine => {
  const written = remarks.find(({ code }) => code.startsWith('AMOUNT_') && code !== 'AMOUNT_FORM_ASSUMED');
  return {
    // What names no article stays in sight as it was.
    article: article?.text ?? text,
    amount: amount === undefined ? (written?.text ?? '') : String(amount),
    unit: unit ?? '',
    ...(note !== undefined && article?.kind !== 'NAME' && { hint: note }),
    ...(remarks.some(({ code }) => GUESSES.has(code)) && { source: text }),
  };
};

/**
 * Reads a pasted or uploaded list into the fields of the pad, line by line; heads of columns are left out. What cannot
 * be ordered as it is comes along all the same.
 */
export const readList = (source: OrderListSource, options?: OrderListOptions): readonly ListLine[] =>
  readOrderList(source, options).lines.flatMap((line) => (line.status === 'NOISE' ? [] : [listLine(line)]));
