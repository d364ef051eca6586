import type { Product, Unit } from '@gastroshop/api-contract';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { OrderControl } from '@gastroshop/ui/order-control';
import { NextTierHint, PriceHint } from '@gastroshop/ui/price';
import type { ProductActions, ProductOrderState } from '@gastroshop/ui/product';
import { useIsMobile } from '@gastroshop/ui/table';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductContext, rowTotalText } from '../../product-data';
import { amountWords } from './amount-with-content-text';
import styles from './product-order-section.module.css';
import { toNextTierHint } from './to-tier-prices';

/** What ordering an article takes. */
export interface OrderPartProps {
  readonly product: Product;
  readonly name: string;
  readonly order: ProductOrderState;
  readonly unit: Unit;
  readonly amount: number;
  readonly context: ProductContext;
  readonly actions: ProductActions;
  /** Whether it gets cheaper with the amount: the place of the offer is kept then, also where there is none. */
  readonly hasTiers: boolean;
}

/** The order control of an article, what the amount comes to, and the next better price; on phones a bar for the thumb. */
export const OrderPart = (props: OrderPartProps): ReactNode => {
  const { locale } = useLocale();
  const { product, name, order, unit, amount, context, actions, hasTiers } = props;
  const { t } = useTranslation('storefront-product-detail');
  const phone = useIsMobile();
  const { sku } = product;
  const bound = useMemo(
    () =>
      ({
        onChange: (value) => actions.onChange?.(sku, value),
        onAdd: (value) => actions.onAdd?.(sku, value),
        onRemove: (value) => actions.onRemove?.(sku, value),
        onDraftChange: (draft) => actions.onDraftChange?.(sku, draft),
        onWarning: (warning) => actions.onWarning?.(sku, warning),
      }) satisfies Partial<Parameters<typeof OrderControl>[0]>,
    [sku, actions],
  );
  const total = rowTotalText(product, unit, amount, context);
  const { amount: counted, content } = amountWords(product, unit, amount, locale);
  const offer = toNextTierHint(product, unit, amount, context);
  const minimum = order.units.find(({ abbreviation }) => abbreviation === unit.abbreviation)?.minimum ?? 1;
  const reach = (): void => {
    if (offer === undefined) return;
    if (order.inCart) bound.onChange({ amount: offer.amount, unit: unit.abbreviation });
    else bound.onDraftChange({ text: String(offer.amount), unit: unit.abbreviation });
  };
  return (
    <div className={styles['part']}>
      <div className={styles['control']}>
        <OrderControl name={name} size={phone ? 'touch' : 'detail'} {...order} {...bound} />
      </div>
      <p className={styles['sum']}>
        {phone
          ? (content ?? counted)
          : content === undefined
            ? counted
            : t('sumIs', { amount: counted, content })}
        {order.inCart && !phone ? ` ${t('inCart')}` : null}
        {minimum > 1 && !phone ? (
          <span className={styles['minimum']}>
            {t('minimum', { minimum: formatAmount(minimum, unit.abbreviation, locale) })}
          </span>
        ) : null}
      </p>
      {total === undefined ? null : <p className={styles['total']}>{total}</p>}
      {offer === undefined || order.disabledReason !== undefined ? (
        hasTiers && !phone && <div className={styles['offer']} />
      ) : (
        <div className={styles['offer']}>
          {phone ? (
            <PriceHint note={{ kind: 'NEXT_TIER', missing: offer.missing, price: offer.figure }} />
          ) : (
            <NextTierHint missing={offer.missing} price={offer.price} onAdd={reach} />
          )}
        </div>
      )}
    </div>
  );
};
