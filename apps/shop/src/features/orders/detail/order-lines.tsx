import type { Order, Product } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { formatLongDate } from '@gastroshop/i18n';
import {
  itemPriceText,
  itemTotalText,
  orderDays,
  temperatureWords,
  weighedUnits,
} from '@gastroshop/storefront/checkout';
import { useProductContext } from '@gastroshop/storefront/product';
import { CheckBox } from '@gastroshop/ui/field';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailTexts } from './order-details';
import { OrderLine } from './order-line';
import styles from './order-lines.module.css';

/** What the lines of an order take. */
export interface OrderLinesProps {
  readonly order: Order;
  /**
   * The articles as they are today, by sku; undefined until they have answered. Only they tell what is billed by weight:
   * before, neither a price has its unit, nor may a sum stand there as if it were exact.
   */
  readonly products: ReadonlyMap<string, Product> | undefined;
  readonly words: Pick<DetailTexts, 't' | 'locale'>;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (sku: string, chosen: boolean) => void;
  readonly onChooseAll: (chosen: boolean) => void;
}

/** The lines of an order by the day they come on. */
export const OrderLines = (props: OrderLinesProps): ReactNode => {
  const { order, products, words, chosen, onChoose, onChooseAll } = props;
  const { t, locale } = words;
  const { t: say } = useTranslation('storefront-sums');
  const { visibility, crossTenantNumbers, paths } = useProductContext();
  const days = useMemo(() => orderDays(order), [order]);
  const weighed = useMemo(() => products && weighedUnits([...products.values()]), [products]);
  const withPrices = visibility.prices;
  const wasDelivered = order.orderItems.some(({ deliveredQuantity }) => deliveredQuantity !== undefined);
  const all = chosen.size === order.orderItems.length;
  return (
    <div
      className={styles['lines']}
      data-without-prices={withPrices ? undefined : true}
      data-without-delivered={wasDelivered ? undefined : true}
    >
      <div className={styles['head']}>
        <CheckBox
          className={styles['box']}
          checked={all}
          indeterminate={!all && chosen.size > 0}
          label={t('chooseAll')}
          onChange={(event) => {
            onChooseAll(event.target.checked);
          }}
        />
        <span className={styles['headArticle']} aria-hidden>
          {t('article')}
        </span>
        <span className={styles['amount']} aria-hidden>
          {t('amount')}
        </span>
        <span className={styles['delivered']} aria-hidden>
          {t('delivered')}
        </span>
        <span className={styles['price']} aria-hidden>
          {t('price')}
        </span>
        <span className={styles['sum']} aria-hidden>
          {t('sum')}
        </span>
      </div>
      {days.map(({ date, temperatures, items }) => (
        <section key={date ?? ''}>
          <h3 className={styles['day']}>
            {date === undefined ? t('noDay') : formatLongDate(date, locale)}
            <span className={styles['dayMeta']}>
              {[temperatureWords(temperatures, say), t('positions', { count: items.length })]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </h3>
          <ul className={styles['rows']}>
            {items.map((item) => {
              const { productSku } = item;
              const product = products?.get(productSku);
              return (
                <OrderLine
                  key={productSku}
                  item={item}
                  product={product}
                  number={
                    product === undefined ? productSku : displayedProductId(product, crossTenantNumbers)
                  }
                  weighedUnit={weighed?.get(productSku)}
                  price={weighed && itemPriceText(item, weighed, locale)}
                  sum={weighed && itemTotalText(item, weighed)}
                  href={paths.product(productSku)}
                  words={words}
                  chosen={chosen.has(productSku)}
                  onChoose={onChoose}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
};
