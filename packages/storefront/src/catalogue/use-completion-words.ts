import type { Product } from '@gastroshop/api-contract';
import { offeredUnits, unitMeant } from '@gastroshop/domain/quantity';
import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useTranslation } from 'react-i18next';
import { useCartUnits } from '../cart';
import { sizedName } from '../product';
import type { CompletionAnswer } from './completion-query';
import type { DueProducts } from './due-query';
import type { WantedAmount } from './wanted-amount';
import { inUnit } from './in-unit';

/** What is said of a suggested article. */
export interface CompletionWords {
  /** Heading of its group; that of all articles if missing. */
  readonly group: string | undefined;
  /** Its name without that size. */
  readonly shortName: string;
  /** What one of the unit it is told in holds. */
  readonly size: string | undefined;
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

/** What is said depends on. */
export interface CompletionTextsInput {
  readonly answer: CompletionAnswer | undefined;
  /** What is due, which stands there while nothing is typed. */
  readonly due: DueProducts;
  readonly wantedOf: (sku: string) => WantedAmount | undefined;
}

/** Says of suggested articles in which group they stand, what they hold and when they were bought last. */
export const useCompletionWords = ({
  answer,
  due,
  wantedOf,
}: CompletionTextsInput): ((product: Product) => CompletionWords) => {
  const { t } = useTranslation('storefront-completion');
  const { locale } = useLocale();
  const unitName = typedUnitName(answer);
  const inCart = useCartUnits();
  const { bought, typed, products } = answer ?? { ...due, typed: undefined };
  const boughtOf = (sku: string) => bought.find((one) => one.sku === sku);
  const isSoldSo = ({ units }: Product): boolean =>
    typed?.unit === undefined || unitMeant(offeredUnits(units), typed.unit) !== undefined;
  const named = unitName === undefined ? undefined : { inUnit: inUnit(unitName, locale) };
  const hasOwn = products.some((product) => isSoldSo(product) && boughtOf(product.sku) !== undefined);
  const groupOf = (product: Product): string | undefined => {
    if (answer === undefined) return t('due');
    if (named !== undefined && !isSoldSo(product)) return t('notIn', named);
    if (boughtOf(product.sku) !== undefined) return t('own');
    if (named !== undefined) return t('othersIn', named);
    return hasOwn ? t('others') : undefined;
  };
  return (product) => {
    const last = boughtOf(product.sku)?.last;
    // What is in the cart shows the amount that is there, and so what one of that holds.
    const { name, size } = sizedName(product, inCart.get(product.sku) ?? wantedOf(product.sku)?.unit, locale);
    return {
      group: groupOf(product),
      shortName: name,
      size,
      last:
        last &&
        t('last', {
          day: formatLongDate(last.day, locale, { weekday: 'none', month: 'short', year: false }),
        }),
    };
  };
};
