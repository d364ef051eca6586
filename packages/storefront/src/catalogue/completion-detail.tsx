import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import { formatAmount, formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unitPrice, rowTotalText, sizedName, unitOf, useProductContext, useProductOrder } from '../product';
import styles from './completion-detail.module.css';
import type { WantedAmount } from './wanted-amount';

/** What the lines below a name take. */
export interface CompletionDetailProps {
  readonly product: Product;
  /** What Enter puts into the cart. */
  readonly wanted: WantedAmount | undefined;
  /** What the customer has bought of it. */
  readonly bought: BoughtProduct | undefined;
}

/** What the wanted amount costs together; where none is known what one costs. Undefined for who may see no prices. */
const useCost = ({ product, wanted }: CompletionDetailProps): string | undefined => {
  const context = useProductContext();
  const unit = unitOf(product, wanted?.unit);
  if (unit === undefined) return undefined;
  if (wanted !== undefined) return rowTotalText(product, unit, wanted.amount, context);
  const price = unitPrice(product, unit, 1, context);
  return price === undefined || price === 'ON_REQUEST' ? undefined : `${price.priceText} / ${price.unit}`;
};

/** On a phone, below a name: size and sum of the amount wanted, and below them what is in the cart, usual or was last. */
export const CompletionDetail = (props: CompletionDetailProps): ReactNode => {
  const { product, wanted, bought } = props;
  const { t } = useTranslation('storefront-completion');
  const { locale } = useLocale();
  const { order } = useProductOrder(product, useProductContext());
  const cost = useCost(props);
  const { size } = sizedName(product, wanted?.unit, locale);
  const before = order?.inCart === true ? formatAmount(order.amount, order.unit, locale) : undefined;
  const day =
    bought && formatLongDate(bought.last.day, locale, { weekday: 'short', month: 'short', year: false });
  return (
    <>
      <span className={styles['line']}>
        {size !== undefined && <strong className={styles['size']}>{size}</strong>}
        {size !== undefined && cost !== undefined && ' · '}
        {cost !== undefined && <span className={styles['cost']}>{cost}</span>}
      </span>
      {before === undefined ? (
        bought !== undefined &&
        day !== undefined && (
          <span className={styles['line']}>
            {bought.usual === undefined
              ? t('lastTime', { amount: formatAmount(bought.last.amount, bought.last.unit, locale), day })
              : t('usualSince', {
                  amount: formatAmount(bought.usual.amount, bought.usual.unit, locale),
                  day,
                })}
          </span>
        )
      ) : (
        <span className={styles['inCart']}>
          {t('before', { before })}
          {wanted !== undefined && (
            <strong className={styles['more']}>
              {' '}
              {t('more', { more: formatAmount(wanted.amount, wanted.unit, locale) })}
            </strong>
          )}
        </span>
      )}
    </>
  );
};
