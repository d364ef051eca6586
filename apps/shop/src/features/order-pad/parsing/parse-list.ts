import {
  type OrderListLine,
  type OrderListLineReading,
  type OrderListOptions,
  type OrderListReading,
  type OrderListSource,
  parseOrderList,
} from '@gastroshop/domain/order-list';
import type { RowFields } from '../rows/pad-row';
import type { ListLine } from './list-line';

const fieldsOf = ({ article, amount, unit }: OrderListLineReading): RowFields => ({
  article: article.text,
  amount: amount === undefined ? '' : String(amount),
  unit: unit ?? '',
});

/** A line of a list as the pad takes it. */
const listLine = (line: OrderListLine): ListLine => {
  const { text, article, amount, unit, note, details, remarks, status, guesses, alternatives } = line;
  const written = remarks.find(({ code }) => code.startsWith('AMOUNT_') && code !== 'AMOUNT_FORM_ASSUMED');
  return {
    // What names no article stays in sight as it was.
    article: article?.text ?? text,
    amount: amount === undefined ? (written?.text ?? '') : String(amount),
    unit: unit ?? '',
    ...(note !== undefined && article?.kind !== 'NAME' && { hint: note }),
    ...(details !== undefined && { remarks: details }),
    text,
    reading: {
      status,
      guesses,
      ...(alternatives.length > 0 && { alternatives: alternatives.map(fieldsOf) }),
    },
  };
};

/**
 * The lines of a list in the fields of the pad. What cannot be ordered as it is comes along all the same, and so does
 * what orders nothing.
 */
export const listLines = ({ lines }: Pick<OrderListReading, 'lines'>): readonly ListLine[] =>
  lines.map(listLine);

/** Reads a list into the fields of the pad. */
export const parseList = (source: OrderListSource, options?: OrderListOptions): readonly ListLine[] =>
  listLines(parseOrderList(source, options));
