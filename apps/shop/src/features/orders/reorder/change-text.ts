import { formatAmount, formatUnit, formatUnitPrice, type Locale } from '@gastroshop/i18n';
import { effectiveStatus } from '@gastroshop/domain/product';
import type { TFunction } from 'i18next';
import type { ReorderChange, ReorderLine } from './reorder-line';

type Say = TFunction<'order-again'>;

const wordsOf = (change: ReorderChange, { item, offer }: ReorderLine, t: Say, locale: Locale): string => {
  switch (change.kind) {
    case 'PRICE':
      return t('price', { before: formatUnitPrice(change.before), after: formatUnitPrice(change.after) });
    case 'PRICE_ON_REQUEST':
      return t('onRequest');
    case 'UNIT':
      return t('unit', { unit: formatUnit(item.unitAbbr, locale) });
    case 'MINIMUM':
      return t('minimum', {
        amount: offer === undefined ? '' : formatAmount(offer.amount, offer.unit, locale),
      });
    case 'IN_CART':
      return t('inCart', {
        amount: formatAmount(change.amount, change.unit, locale),
        after: offer === undefined ? '' : formatAmount(offer.amount, offer.unit, locale),
      });
  }
};

const isGone = ({ product }: ReorderLine): boolean =>
  product === undefined || effectiveStatus(product) === 'REMOVED_FROM_INVENTORY';

/** What is different from when the line was ordered, in words. */
export const changeText = (line: ReorderLine, t: Say, locale: Locale): readonly string[] => {
  const { item, offer, changes } = line;
  const was = t('was', { amount: formatAmount(item.amount, item.unitAbbr, locale) });
  if (offer === undefined) return [isGone(line) ? t('gone') : t('unavailable'), was];
  const words = changes.map((change) => wordsOf(change, line, t, locale));
  return offer.amount === item.amount && offer.unit === item.unitAbbr ? words : [was, ...words];
};
