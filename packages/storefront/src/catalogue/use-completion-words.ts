import type { Product } from '@gastroshop/api-contract';
import { offeredUnits, unitMeant } from '@gastroshop/domain/quantity';
import { formatAmount, formatDateInText } from '@gastroshop/i18n';
import { useLocale, useTexts } from '@gastroshop/i18n/react';
import type { CompletionAnswer } from './completion-query';
import { completionTexts } from './completion-texts';
import { inUnit } from './in-unit';

/** What is said of a suggested article. */
export interface CompletionWords {
  /** Heading of its group; that of all articles if missing. */
  readonly group: string | undefined;
  /** When it was bought last; missing where it never was. */
  readonly last: string | undefined;
}

/** The unit that was typed, written out as the first article has it that is sold in it. */
export const typedUnitName = (answer: CompletionAnswer | undefined): string | undefined => {
  const unit = answer?.typed.unit;
  if (answer === undefined || unit === undefined) return undefined;
  const meant = answer.products.map(({ units }) => unitMeant(offeredUnits(units), unit));
  return meant.find((one) => one !== undefined)?.name ?? unit;
};

/** Says of suggested articles in which group they stand and when they were bought last. */
export const useCompletionWords = (
  answer: CompletionAnswer | undefined,
): ((product: Product) => CompletionWords) => {
  const t = useTexts(completionTexts);
  const { locale } = useLocale();
  const unitName = typedUnitName(answer);
  const { bought = [], typed, products = [] } = answer ?? {};
  const boughtOf = (sku: string) => bought.find((one) => one.sku === sku);
  const isSoldSo = ({ units }: Product): boolean =>
    typed?.unit === undefined || unitMeant(offeredUnits(units), typed.unit) !== undefined;
  const named = unitName === undefined ? undefined : { inUnit: inUnit(unitName, locale) };
  const hasOwn = products.some((product) => isSoldSo(product) && boughtOf(product.sku) !== undefined);
  const groupOf = (product: Product): string | undefined => {
    if (named !== undefined && !isSoldSo(product)) return t('notIn', named);
    if (boughtOf(product.sku) !== undefined) return t('own');
    if (named !== undefined) return t('othersIn', named);
    return hasOwn ? t('others') : undefined;
  };
  return (product) => {
    const last = boughtOf(product.sku)?.last;
    return {
      group: groupOf(product),
      last:
        last &&
        t('last', {
          amount: formatAmount(last.amount, last.unit),
          day: formatDateInText(last.day, locale, { weekday: 'short', month: 'short', year: false }),
        }),
    };
  };
};
