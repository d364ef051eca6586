import { decimal, toMoney } from '@gastroshop/domain/money';
import { formatUnit, formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ProductCardData } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadLine } from '../lines/pad-line';

/** What the price of a row takes. */
export interface PriceCellProps {
  readonly line: Pick<PadLine, 'priced' | 'unit' | 'amount'>;
  readonly summary: ProductCardData | undefined;
}

/** The price of the unit that is ordered; that of the scales where the article is weighed. */
export const PriceCell = ({ line, summary }: PriceCellProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  const { locale } = useLocale();
  const { priced, unit, amount } = line;
  const { price } = summary ?? {};
  if (price === 'ON_REQUEST') return t('onRequest');
  if (price === undefined) return null;
  if (priced !== undefined && amount !== undefined && !priced.estimated)
    return formatPrice(toMoney(decimal(priced.rowTotal).div(amount)));
  return (
    <>
      {price.priceText}
      {price.unit !== unit?.abbreviation && <small>/ {formatUnit(price.unit, locale)}</small>}
    </>
  );
};
