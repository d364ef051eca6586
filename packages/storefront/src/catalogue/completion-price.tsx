import type { Product } from '@gastroshop/api-contract';
import { formatUnit, formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { OrderHint, type OrderHintData, OrderRemedies } from '@gastroshop/ui/order-control';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  toBasePriceLabel,
  unitPrice,
  rowTotalText,
  unitOf,
  useProductContext,
  useProductOrder,
} from '../product';
import styles from './completion-price.module.css';
import type { WantedAmount } from './wanted-amount';

/** What the price of a suggestion takes. */
export interface CompletionPriceProps {
  readonly product: Product;
  /** What Enter puts into the cart. */
  readonly wanted: WantedAmount | undefined;
  /** What the order control of the row has to say; it takes the place of the second line, its remedies that of the sum. */
  readonly hint?: OrderHintData | undefined;
}

/** The amount whose price counts: that in the cart, else the one wanted. */
const useCounted = ({ product, wanted }: CompletionPriceProps) => {
  const { order, amount, unit } = useProductOrder(product, useProductContext());
  const isInCart = order?.inCart === true;
  const counted = isInCart || wanted === undefined ? { amount, unit } : wanted;
  const known = unitOf(product, counted.unit);
  return { isInCart, order, amount: counted.amount, unit: known };
};

/** What stands beside a name on a phone: nothing but what is said about an amount, see `CompletionButton`. */
export const CompletionQuestion = ({ hint }: Pick<CompletionPriceProps, 'hint'>): ReactNode =>
  hint === undefined ? null : (
    <span className={styles['cell']}>
      <OrderHint hint={hint} withoutRemedies />
    </span>
  );

/** What a suggested article costs for the amount wanted; nothing for who may see no prices. */
export const CompletionPrice = (props: CompletionPriceProps): ReactNode => {
  const context = useProductContext();
  const { amount, unit } = useCounted(props);
  const { hint } = props;
  if (unit === undefined) return null;
  const said = hint === undefined ? undefined : <OrderHint hint={hint} withoutRemedies />;
  const price = unitPrice(props.product, unit, amount, context);
  const base = toBasePriceLabel(props.product, unit, amount, context);
  if (price === undefined || price === 'ON_REQUEST') return said;
  return (
    <span className={styles['cell']}>
      <span className={styles['price']}>
        <span className={clsx(styles['amount'], price.isOnSale === true && styles['offer'])}>
          {price.priceText}
        </span>
        {` / ${formatUnit(price.unit, context.locale)}`}
      </span>
      {said ??
        (base !== undefined && (
          <span
            className={styles['small']}
          >{`${base.priceText} / ${formatUnit(base.unit, context.locale)}`}</span>
        ))}
    </span>
  );
};

/** What the amount wanted costs together, what is in the cart already, and what is usual. */
export const CompletionSum = (
  props: CompletionPriceProps & { readonly usual: Pick<WantedAmount, 'amount' | 'unit'> | undefined },
): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-completion');
  const context = useProductContext();
  const { isInCart, order, amount, unit } = useCounted(props);
  const { product, wanted, usual, hint } = props;
  const total =
    unit === undefined || (wanted === undefined && !isInCart)
      ? undefined
      : rowTotalText(product, unit, amount, context);
  const before = isInCart && order !== undefined ? formatAmount(order.amount, order.unit, locale) : undefined;
  if (hint?.kind === 'AMOUNT' && hint.remedies.length > 0) return <OrderRemedies hint={hint} apart />;
  return (
    <span className={styles['cell']}>
      {total !== undefined && (
        <span
          className={clsx(
            styles['amount'],
            isInCart ? styles['inCart'] : wanted?.from !== 'TYPED' && styles['proposed'],
          )}
        >
          {total}
        </span>
      )}
      {before !== undefined && (
        <span className={styles['small']}>
          {wanted === undefined ? (
            t('inCart')
          ) : (
            <>
              {before}{' '}
              <span className={styles['more']}>
                {t('more', { more: formatAmount(wanted.amount, wanted.unit, locale) })}
              </span>
            </>
          )}
        </span>
      )}
      {before === undefined && usual !== undefined && (
        <span className={styles['small']}>
          {t('usual', { amount: formatAmount(usual.amount, usual.unit, locale) })}
        </span>
      )}
    </span>
  );
};
