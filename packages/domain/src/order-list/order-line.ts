import type { ParsedLine, OtherChoice } from './parsed-line';
import { isMistypedGtin, classifyProductReference } from './named-product';
import { lineVerdict } from './line-verdict';
import type {
  ProductReference,
  OrderListLine,
  OrderListLineReading,
  OrderListWarning,
} from './order-list-line';
import { parseWrittenAmount } from './written-amount';

/** Judges the pieces of a line: what it orders, and what is to be said about it. */
export const orderLine = (
  place: { readonly lineNumber: number; readonly text: string },
  chosen: ParsedLine,
  scanned: boolean,
  isPartOfForm = false,
): OrderListLine => {
  const remarks: OrderListWarning[] = [];
  const article = chosen.article === undefined ? undefined : classifyProductReference(chosen.article);
  if (article === undefined) remarks.push({ code: 'ARTICLE_MISSING' });
  else if (isMistypedGtin(article.text)) remarks.push({ code: 'GTIN_CHECK_DIGIT_WRONG', text: article.text });
  const amount = amountOf(chosen.amount, !isPartOfForm && isOneScan(article, place.text, scanned), remarks);
  if (chosen.orderAssumed === true) remarks.push({ code: 'ORDER_ASSUMED' });
  if (chosen.leftOver !== undefined) remarks.push({ code: 'NUMBER_LEFT_OVER', text: chosen.leftOver });
  const { status, guesses } = lineVerdict({
    article,
    amount,
    unit: chosen.unit,
    isAlone: article?.text === place.text,
    remarks,
    guesses: chosen.guesses,
  });
  const others = chosen.others ?? [];
  return withParts(
    {
      lineNumber: place.lineNumber,
      text: place.text,
      status,
      guesses,
      remarks,
      alternatives: others.length === 0 ? NONE : others.slice(0, MOST_ALTERNATIVES).map(alternative),
    },
    { article, amount, unit: chosen.unit, note: chosen.note },
  );
};

const NONE: readonly never[] = [];

/** A line with its parts, of which none is there as undefined. One by one: copying objects costs a long list half its time. */
export const withParts = (
  line: Mutable<OrderListLine>,
  {
    article,
    amount,
    unit,
    note,
    details,
  }: Pick<OrderListLine, 'article' | 'amount' | 'unit' | 'note' | 'details'>,
): OrderListLine => {
  if (article !== undefined) line.article = article;
  if (amount !== undefined) line.amount = amount;
  if (unit !== undefined) line.unit = unit;
  if (note !== undefined) line.note = note;
  if (details !== undefined) line.details = details;
  return line;
};

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const MOST_ALTERNATIVES = 4;

const alternative = ({ article, amount, unit }: OtherChoice): OrderListLineReading => {
  const reading = amount === undefined ? undefined : parseWrittenAmount(amount);
  return {
    article: classifyProductReference(article),
    ...(reading !== undefined && 'amount' in reading && { amount: reading.amount }),
    ...(unit !== undefined && { unit }),
  };
};

/** A scanner writes a line per piece: the code and nothing else. */
const isOneScan = (product: ProductReference | undefined, text: string, scanned: boolean): boolean =>
  product?.text === text && (product.kind === 'GTIN' || (scanned && product.kind === 'SKU'));

const amountOf = (
  written: string | undefined,
  isScan: boolean,
  remarks: OrderListWarning[],
): number | undefined => {
  if (written === undefined) {
    if (isScan) return 1;
    remarks.push({ code: 'AMOUNT_MISSING' });
    return undefined;
  }
  const reading = parseWrittenAmount(written);
  if ('problem' in reading) {
    remarks.push({ code: reading.problem, text: written });
    return undefined;
  }
  if (reading.formAssumed) remarks.push({ code: 'AMOUNT_FORM_ASSUMED', text: written });
  return reading.amount;
};
