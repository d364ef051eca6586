import type { OrderItem } from '@gastroshop/api-contract';
import { decimal } from '@gastroshop/domain/money';
import { formatAmount, formatLongDate, type Locale } from '@gastroshop/i18n';
import type { DetailTexts } from './order-details';

/**
 * What was delivered of a line, in words; undefined as long as nothing was.
 *
 * @param weighedUnit the unit of the scales where the article is billed by weight
 */
export const deliveredText = (
  { deliveredQuantity, baseUnit, unitAbbr }: OrderItem,
  weighedUnit: string | undefined,
  locale: Locale,
): string | undefined =>
  deliveredQuantity === undefined
    ? undefined
    : formatAmount(deliveredQuantity, weighedUnit ?? baseUnit ?? unitAbbr, locale);

/** Whether less or more came than was ordered; weighed goods always differ a little and are not marked. */
export const isDifferent = (
  { deliveredQuantity, amount, ratio, status, differenceReason }: OrderItem,
  weighedUnit: string | undefined,
): boolean => {
  if (status === 'SHORT' || status === 'REPLACED' || differenceReason !== undefined) return true;
  if (deliveredQuantity === undefined || weighedUnit !== undefined) return false;
  return !decimal(amount).times(ratio).eq(deliveredQuantity);
};

const shortDay = (date: string, locale: Locale): string =>
  formatLongDate(date, locale, { weekday: 'short', month: 'short', year: false });

/** What else is to be said about a line: pre-order, another day, lots, notes. */
export const lineNotes = (
  item: OrderItem,
  { t, locale }: Pick<DetailTexts, 't' | 'locale'>,
): readonly string[] => {
  const { alternativeDeliveryDate, costCentre, customerArticleNumber, deliveredLots = [] } = item;
  return [
    item.preOrder === true ? t('preOrder') : undefined,
    alternativeDeliveryDate && t('comesOn', { day: shortDay(alternativeDeliveryDate, locale) }),
    item.note,
    costCentre && t('costCentre', { name: costCentre }),
    customerArticleNumber && t('ownArticle', { number: customerArticleNumber }),
    ...deliveredLots.map(({ lot, bestBefore }) =>
      [
        t('lot', { lot }),
        bestBefore &&
          t('bestBefore', { day: formatLongDate(bestBefore, locale, { weekday: 'none', month: 'short' }) }),
      ]
        .filter((part) => part !== undefined)
        .join(', '),
    ),
  ].flatMap((note) => (note === undefined || note === '' ? [] : [note]));
};
