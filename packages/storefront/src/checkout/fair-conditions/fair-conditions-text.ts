import { decimal } from '@gastroshop/domain/money';
import type { FairPricing } from '@gastroshop/domain/pricing';
import { formatLongDate, formatPercent, type Locale } from '@gastroshop/i18n';
import type { TFunction } from 'i18next';
import type { FairConditions } from '../../shop';
import { upperFirst } from '../upper-first';

/** What decides what is said about the terms. */
export interface TermsWordsInput {
  readonly terms: FairConditions;
  readonly fair: FairPricing | undefined;
  /** Nothing is said about prices to those who may not see them. */
  readonly withPrices: boolean;
  readonly locale: Locale;
}

/** The percent regular prices are lowered by; undefined for nothing, and for what is no factor. */
const percentOff = (factor: string | undefined): string | undefined => {
  if (factor === undefined) return undefined;
  const off = decimal(1).minus(factor).times(100);
  return off.gt(0) && off.lt(100) ? formatPercent(off.toFixed()) : undefined;
};

/** Discount, dates and billing time in words, the first of them like the beginning of a sentence (FAI-2). */
export const fairConditionsText = (
  { terms, fair, withPrices, locale }: TermsWordsInput,
  t: TFunction<'storefront-terms'>,
): readonly string[] => {
  const { firstPossibleDeliveryDate: first, lastPossibleDeliveryDate: last, billingTime } = terms;
  const inWords = (date: string): string =>
    formatLongDate(date, locale, { weekday: 'none', month: 'short', year: false });
  const percent = withPrices ? percentOff(fair?.factor) : undefined;
  const words = [
    ...(percent === undefined ? [] : [t('off', { percent })]),
    ...(first !== undefined && last !== undefined
      ? [t('between', { from: inWords(first), to: inWords(last) })]
      : first !== undefined
        ? [t('from', { from: inWords(first) })]
        : last !== undefined
          ? [t('until', { to: inWords(last) })]
          : []),
    ...(withPrices ? [t(billingTime)] : []),
  ];
  return words.map((word, index) => (index === 0 ? upperFirst(word) : word));
};
