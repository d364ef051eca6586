import type { OrderItem } from '@gastroshop/api-contract';
import { decimal } from '@gastroshop/domain/money';
import { storageQuantity } from '@gastroshop/domain/quantity';
import { formatLongDate, formatNumber, type Locale } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';

/** The language of a paper. */
interface PaperLanguage {
  readonly words: TFunction<'order-paper'>;
  readonly locale: Locale;
}

/** Whether what came has to be said: it was weighed, or it is not what was ordered. */
const isWorthSaying = (
  { amount, ratio, deliveredQuantity }: OrderItem,
  weighedBy: string | undefined,
): boolean =>
  deliveredQuantity !== undefined &&
  (weighedBy !== undefined || !decimal(deliveredQuantity).eq(storageQuantity(amount, { ratio })));

/**
 * What papers of a delivery say about a line: how much came, why it is another amount, and from which lots.
 *
 * @param weighedBy unit the article is weighed by; left out: it is counted in its storage unit
 */
export const deliveredNotes = (
  item: OrderItem,
  weighedBy: string | undefined,
  { words, locale }: PaperLanguage,
): readonly string[] => {
  const { deliveredQuantity = '0', baseUnit = '', differenceReason, deliveredLots = [] } = item;
  const quantity = `${formatNumber(deliveredQuantity)} ${weighedBy ?? baseUnit}`.trim();
  return [
    ...(isWorthSaying(item, weighedBy) ? [`${words('delivered')}: ${quantity}`] : []),
    ...(differenceReason === undefined ? [] : [differenceReason]),
    ...deliveredLots.map(({ lot, bestBefore }) =>
      [
        `${words('lot')} ${lot}`,
        ...(bestBefore === undefined
          ? []
          : [`${words('bestBefore')} ${formatLongDate(bestBefore, locale, { weekday: 'none' })}`]),
      ].join(', '),
    ),
  ];
};
