import type { Product } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowTotalText, sizedName, unitOf, useProductContext } from '../product';
import type { WantedAmount } from './wanted-amount';

/** What is read out of the suggestions. */
export interface CompletionSpokenProps {
  readonly product: Product;
  readonly wanted: Pick<WantedAmount, 'amount' | 'unit'>;
  /** How many articles are suggested; missing: the amount was put into the cart just now. */
  readonly count?: number | undefined;
}

/** What Enter would do, or has done, with sizes, units and sum in words: "3 Karton Obers 36 % im Korb. € 131,40". */
export const CompletionSpoken = ({ product, wanted, count }: CompletionSpokenProps): ReactNode => {
  const { t } = useTranslation('storefront-completion');
  const context = useProductContext();
  const unit = unitOf(product, wanted.unit);
  const { name, productDisplayName = name } = product;
  const amount = `${String(wanted.amount)} ${unit?.name ?? wanted.unit}`;
  const total = unit && rowTotalText(product, unit, wanted.amount, context);
  if (count === undefined)
    return [t('spokenPut', { amount, name: productDisplayName }), total].filter(Boolean).join(' ');
  const sized = sizedName(product, wanted.unit, context.locale);
  const first = [sized.name, sized.size, amount, total].filter(Boolean).join(', ');
  return `${t('spokenFound', { count })} ${first}. ${t('spokenEnter')}`;
};
