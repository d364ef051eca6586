import type { OrderTemplate, OrderTemplateItem } from '@gastroshop/api-contract';
import { useProductActions, useProductContext } from '@gastroshop/storefront/product';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { ProductListHead } from '@gastroshop/ui/product';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplateOrderRow } from './template-order-row';
import { lineName } from './template-line';
import styles from './template-lines.module.css';

/** What the lines to order take. */
export interface TemplateOrderListProps {
  readonly template: OrderTemplate;
  /** Changes a line; missing for those who may not. */
  readonly onChange?: ((item: OrderTemplateItem) => void) | undefined;
}

/** A template to order from: amounts as it says, Enter and the arrow keys travel from line to line. */
export const TemplateOrderList = ({
  template: { orderTemplateItems },
  onChange,
}: TemplateOrderListProps): ReactNode => {
  const { t } = useTranslation('order-template');
  const context = useProductContext();
  const names = useMemo(
    () => new Map(orderTemplateItems.map((item) => [item.productSku, lineName(item)])),
    [orderTemplateItems],
  );
  const nameOf = useCallback((sku: string) => names.get(sku), [names]);
  const actions = useProductActions(nameOf);
  return (
    <div className={styles['reached']}>
      <OrderControlGroup rowCount={orderTemplateItems.length}>
        <ProductListHead withPrices={context.visibility.prices} />
        <ul className={styles['rows']} aria-label={t('list')}>
          {orderTemplateItems.map((item, index) => (
            <TemplateOrderRow
              key={item.productSku}
              item={item}
              context={context}
              actions={actions}
              rowIndex={index}
              onChange={onChange}
            />
          ))}
        </ul>
      </OrderControlGroup>
    </div>
  );
};
