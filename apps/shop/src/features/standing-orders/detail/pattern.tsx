import type { StandingOrder, StandingOrderLine } from '@gastroshop/api-contract';
import { formatPrice } from '@gastroshop/i18n';
import { productFamily } from '@gastroshop/storefront/product';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { IconButton } from '@gastroshop/ui/button';
import { IconTrash } from '@gastroshop/ui/icons';
import { OrderControl, OrderControlGroup } from '@gastroshop/ui/order-control';
import { findDrawing, groupDigits, ProductThumbnail } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { updateOf, type StandingActions } from '../data/use-standing-actions';
import styles from './standing-order.module.css';

/** What comes each time: articles and amounts, changed where they stand. */
export const Pattern = ({
  standing,
  actions: { save },
}: {
  readonly standing: StandingOrder;
  readonly actions: StandingActions;
}): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { lines } = standing;
  const change = (sku: string, amount: number) => {
    const wanted = updateOf(standing).lines;
    save.mutate({
      lines:
        amount === 0
          ? wanted.filter((line) => line.sku !== sku)
          : wanted.map((line) => (line.sku === sku ? { ...line, amount } : line)),
    });
  };
  return (
    <section className={styles['pattern']} aria-labelledby="standing-pattern">
      <div className={styles['sectionHead']}>
        <h2 id="standing-pattern" className={styles['heading']}>
          {t('pattern')}
        </h2>
        <p className={styles['note']}>{t('positions', { count: lines.length })}</p>
      </div>
      <OrderControlGroup>
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <PatternRow
              key={line.sku}
              line={line}
              isLast={lines.length === 1}
              onAmount={(amount) => {
                change(line.sku, amount);
              }}
            />
          ))}
        </ul>
      </OrderControlGroup>
    </section>
  );
};

const PatternRow = ({
  line: { sku, name, thumbnailUrl, amount, unitAbbreviation, isAvailable, net, position },
  isLast,
  onAmount,
}: {
  readonly line: StandingOrderLine;
  readonly isLast: boolean;
  readonly onAmount: (amount: number) => void;
}): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { prices } = usePriceVisibility();
  const family = productFamily({ name, attributes: [] });
  return (
    <li className={styles['line']} data-gone={isAvailable ? undefined : true}>
      <span className={styles['picture']}>
        <ProductThumbnail
          size="row"
          image={{
            family,
            drawing: findDrawing(name, family),
            ...(thumbnailUrl !== undefined && { url: thumbnailUrl }),
          }}
        />
      </span>
      <span className={styles['lineText']}>
        <span className={styles['lineName']}>{name}</span>
        <span className={styles['note']}>
          {groupDigits(sku)}
          {!isAvailable && ` · ${t('notNow')}`}
        </span>
      </span>
      <span className={styles['control']}>
        <OrderControl
          name={name}
          amount={amount}
          unit={unitAbbreviation}
          units={[{ abbreviation: unitAbbreviation, name: unitAbbreviation, minimum: 1 }]}
          inCart
          withoutToggle
          rowIndex={position}
          onChange={(value) => {
            onAmount(value.amount);
          }}
        />
      </span>
      {prices && <span className={styles['lineSum']}>{net !== undefined && formatPrice(net)}</span>}
      <span className={styles['away']}>
        {!isLast && (
          <IconButton
            small
            label={t('remove', { name })}
            icon={<IconTrash size={18} />}
            onClick={() => {
              onAmount(0);
            }}
          />
        )}
      </span>
    </li>
  );
};
