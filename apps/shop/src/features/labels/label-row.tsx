import type { LabelProduct } from '@gastroshop/api-contract';
import { formatNumber } from '@gastroshop/i18n';
import { ItemThumbnail } from '@gastroshop/storefront/product';
import { useGateway } from '@gastroshop/storefront/shop';
import { IconButton } from '@gastroshop/ui/button';
import { IconAlertTriangle, IconTrash } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { OrderControl, OrderHint, type OrderHintData, type OrderUnit } from '@gastroshop/ui/order-control';
import { groupDigits } from '@gastroshop/ui/product';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './label-row.module.css';

/** What a row of the list takes. */
export interface LabelRowProps {
  readonly label: LabelProduct;
  /** Labels wanted. */
  readonly amount: number;
  /** No longer in the range: listed, not printed. */
  readonly inactive: boolean;
  readonly rowIndex: number;
  readonly onAmount: (sku: string, amount: number) => void;
  readonly onRemove: (label: LabelProduct) => void;
}

/** Labels are counted as they are. */
const NO_UNITS: readonly OrderUnit[] = [];

/** An article on the label list: how many labels of it, and the way off the list. */
export const LabelRow = memo(function LabelRow(props: LabelRowProps): ReactNode {
  const { label, amount, inactive, rowIndex, onAmount, onRemove } = props;
  const { t } = useTranslation('labels');
  const { paths } = useGateway();
  const [hint, setHint] = useState<OrderHintData>();
  const { sku, displayedId, name, categoryName, netFillQuantity: filling, thumbnail } = label;
  const facts = [
    groupDigits(displayedId),
    filling && `${formatNumber(filling.quantity)} ${filling.unit}`,
    categoryName,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
  const item = {
    name,
    thumbnailUrl: thumbnail,
    ...(categoryName !== undefined && {
      resolvedCategory: { id: label.categoryId ?? '', name: categoryName },
    }),
  };
  return (
    <div className={styles['row']} data-inactive={inactive || undefined}>
      <span className={styles['picture']}>
        <ItemThumbnail size="row" item={item} />
      </span>
      <div className={styles['text']}>
        <Link className={styles['name']} href={paths.product(sku)}>
          <span title={name}>{name}</span>
        </Link>
        {hint === undefined ? (
          <span className={styles['meta']} title={facts}>
            {facts}
          </span>
        ) : (
          <OrderHint hint={hint} />
        )}
      </div>
      <div className={styles['amount']}>
        {inactive ? (
          <span className={styles['inactive']}>
            <IconAlertTriangle size={16} /> {t('inactive')}
          </span>
        ) : (
          <OrderControl
            name={t('amountOf', { name })}
            amount={amount}
            unit=""
            units={NO_UNITS}
            purpose="count"
            withoutToggle
            rowIndex={rowIndex}
            onHint={setHint}
            onChange={(value) => {
              if (value.amount === 0) onRemove(label);
              else onAmount(sku, value.amount);
            }}
          />
        )}
      </div>
      <span className={styles['remove']}>
        <IconButton
          label={t('remove', { name })}
          icon={<IconTrash size={18} />}
          onClick={() => {
            onRemove(label);
          }}
        />
      </span>
    </div>
  );
});
