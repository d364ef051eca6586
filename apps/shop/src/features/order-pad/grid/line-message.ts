import { formatAmount, formatLongDate } from '@gastroshop/i18n';
import type { ProductContext } from '@gastroshop/storefront/product';
import type { ProductCardData } from '@gastroshop/ui/product';
import type { TFunction } from 'i18next';
import type { PadLine } from '../lines/pad-line';

/** What is known about a row besides its article. */
export interface PadLineContext {
  /** It may be in the cart already and waits for the connection. */
  readonly held: boolean;
  /** The article stands in another row as well. */
  readonly twice: boolean;
  /** What of the article is in the cart: "3 Ktn". */
  readonly inCart: string | undefined;
  /** The day it would come, YYYY-MM-DD. */
  readonly day: string | undefined;
}

/** A short note beside a row. */
export interface LineNoteData {
  readonly tone: 'plain' | 'good' | 'warning';
  readonly text: string;
}

const priceNote = (
  summary: ProductCardData | undefined,
  t: TFunction<'order-pad'>,
): LineNoteData | undefined => {
  const { price, banner } = summary ?? {};
  if (price === undefined || price === 'ON_REQUEST') return undefined;
  if (price.isOnSale && banner?.kind === 'ON_SALE' && banner.percent !== undefined)
    return { tone: 'good', text: t('offer', { percent: banner.percent }) };
  return price.note?.kind === 'NEXT_TIER'
    ? { tone: 'good', text: t('nextTier', { missing: price.note.missing, price: price.note.price }) }
    : undefined;
};

/** The one note a row has room for, the most urgent first; undefined where there is nothing to say. */
export const lineMessage = (
  { row, unit, state }: PadLine,
  { held, twice, inCart, day }: PadLineContext,
  summary: ProductCardData | undefined,
  { locale }: Pick<ProductContext, 'locale'>,
  t: TFunction<'order-pad'>,
): LineNoteData | undefined => {
  if (held) return { tone: 'plain', text: t('waiting') };
  if (state !== 'READY') return undefined;
  if (row.raisedFrom !== undefined) {
    const to = formatAmount(Number(row.amount), unit?.abbreviation ?? '', locale);
    return { tone: 'warning', text: t('raised', { from: row.raisedFrom, to }) };
  }
  if (twice) return { tone: 'plain', text: t('twice') };
  if (inCart !== undefined) return { tone: 'plain', text: t('inCart', { amount: inCart }) };
  const priced = priceNote(summary, t);
  if (priced !== undefined) return priced;
  return day === undefined
    ? undefined
    : {
        tone: 'plain',
        text: formatLongDate(day, locale, { weekday: 'short', month: 'short', year: false }),
      };
};
