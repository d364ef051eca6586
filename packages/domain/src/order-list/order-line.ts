import type { ChosenParts, OtherChoice } from './chosen-parts';
import { looksLikeMisreadGtin, nameArticle } from './named-article';
import { lineVerdict } from './line-verdict';
import type { NamedArticle, OrderListLine, OrderListLineReading, OrderListRemark } from './order-list-line';
import { readWrittenAmount } from './written-amount';

/** Judges the pieces of a line: what it orders, and what is to be said about it. */
export const orderLine = (
  place: { readonly lineNumber: number; readonly text: string },
  chosen: ChosenParts,
  scanned: boolean,
  isPartOfForm = false,
): OrderListLine => {
  const remarks: OrderListRemark[] = [];
  const article = chosen.article === undefined ? undefined : nameArticle(chosen.article);
  if (article === undefined) remarks.push({ code: 'ARTICLE_MISSING' });
  else if (looksLikeMisreadGtin(article.text))
    remarks.push({ code: 'GTIN_CHECK_DIGIT_WRONG', text: article.text });
  const amount = amountOf(chosen.amount, !isPartOfForm && isOneScan(article, place.text, scanned), remarks);
  if (chosen.orderAssumed === true) remarks.push({ code: 'ORDER_ASSUMED' });
  if (chosen.leftOver !== undefined) remarks.push({ code: 'NUMBER_LEFT_OVER', text: chosen.leftOver });
  return {
    ...place,
    ...lineVerdict({
      article,
      amount,
      unit: chosen.unit,
      isAlone: article?.text === place.text,
      remarks,
      guesses: chosen.guesses,
    }),
    ...(article === undefined ? {} : { article }),
    ...(amount === undefined ? {} : { amount }),
    ...(chosen.unit === undefined ? {} : { unit: chosen.unit }),
    ...(chosen.note === undefined ? {} : { note: chosen.note }),
    remarks,
    alternatives: (chosen.others ?? []).slice(0, MOST_ALTERNATIVES).map(alternative),
  };
};

const MOST_ALTERNATIVES = 4;

const alternative = ({ article, amount, unit }: OtherChoice): OrderListLineReading => {
  const reading = amount === undefined ? undefined : readWrittenAmount(amount);
  return {
    article: nameArticle(article),
    ...(reading !== undefined && 'amount' in reading && { amount: reading.amount }),
    ...(unit !== undefined && { unit }),
  };
};

/** A scanner writes a line per piece: the code and nothing else. */
const isOneScan = (article: NamedArticle | undefined, text: string, scanned: boolean): boolean =>
  article?.text === text && (article.kind === 'GTIN' || (scanned && article.kind === 'SKU'));

const amountOf = (
  written: string | undefined,
  isScan: boolean,
  remarks: OrderListRemark[],
): number | undefined => {
  if (written === undefined) {
    if (isScan) return 1;
    remarks.push({ code: 'AMOUNT_MISSING' });
    return undefined;
  }
  const reading = readWrittenAmount(written);
  if ('problem' in reading) {
    remarks.push({ code: reading.problem, text: written });
    return undefined;
  }
  if (reading.formAssumed) remarks.push({ code: 'AMOUNT_FORM_ASSUMED', text: written });
  return reading.amount;
};
