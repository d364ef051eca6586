import type { OrderItem, Product } from '@gastroshop/api-contract';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { itemPriceText, itemTotalText } from '@gastroshop/storefront/checkout';
import {
  toOrderUnits,
  type ProductContext,
  ItemThumbnail,
  useUnusualAmount,
} from '@gastroshop/storefront/product';
import { IconButton } from '@gastroshop/ui/button';
import { IconLock, IconTrash } from '@gastroshop/ui/icons';
import { OrderControl, OrderHint, type OrderHintData, RemovedNotice } from '@gastroshop/ui/order-control';
import { groupDigits } from '@gastroshop/ui/product';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './change-rows.module.css';
import type { DraftLine } from './order-draft';

/** What a line to change takes. */
export interface ChangeRowProps {
  readonly sku: string;
  readonly name: string;
  readonly number: string;
  /** The line as the order has it; undefined for a new one. */
  readonly item: OrderItem | undefined;
  /** The line as the draft would make it, with its money; undefined where that is not known. */
  readonly preview: OrderItem | undefined;
  /** What is wished; undefined: it stays. */
  readonly line: DraftLine | undefined;
  readonly product: Product | undefined;
  readonly context: ProductContext;
  /** Before its deadline. */
  readonly editable: boolean;
  readonly weighed: ReadonlyMap<string, string>;
  readonly rowIndex: number;
  readonly onLine: (sku: string, line: DraftLine | undefined) => void;
}

/** A line of an order while the order is being changed: as in the cart; what is fixed is read, not operated. */
export const ChangeRow = memo(function ChangeRow(props: ChangeRowProps): ReactNode {
  const { locale } = useLocale();
  const { sku, name, number, item, preview, line, product, context, editable, weighed, rowIndex, onLine } =
    props;
  const { t } = useTranslation('orders-change');
  const [hint, setHint] = useState<OrderHintData>();
  const units = useMemo(
    () => (product === undefined ? [] : toOrderUnits(product, locale)),
    [product, locale],
  );
  const amount = line?.amount ?? item?.amount ?? 0;
  const unit = line?.unit ?? item?.unitAbbr ?? '';
  const removed = line?.amount === 0;
  const shown = removed ? item : (preview ?? item);
  const before = item === undefined ? undefined : formatAmount(item.amount, item.unitAbbr, locale);
  const image = item?.imagePath ?? product?.thumbnailUrl;
  return (
    <li
      className={styles['row']}
      data-changed={line !== undefined && !removed ? true : undefined}
      data-removed={removed || undefined}
      data-fixed={editable ? undefined : true}
      data-without-prices={context.visibility.prices ? undefined : true}
    >
      <span className={styles['picture']}>
        <ItemThumbnail size="row" item={{ ...product, name, thumbnailUrl: image }} />
      </span>
      <span className={styles['text']}>
        <span className={styles['name']} title={name}>
          {name}
        </span>
        <span className={styles['notes']}>
          {groupDigits(number)}
          {line !== undefined && !removed && (
            <span className={styles['badge']}>
              {item === undefined
                ? t('badgeNew')
                : `${item.unitAbbr === unit ? item.amount : (before ?? '')} → ${formatAmount(amount, unit, locale)}`}
            </span>
          )}
          {hint !== undefined && <OrderHint hint={hint} />}
        </span>
      </span>
      <span className={styles['control']}>
        {!editable ? (
          <span className={styles['fixed']}>
            {before}
            <IconLock size={16} />
          </span>
        ) : removed ? (
          <RemovedNotice
            name={name}
            onBringBack={() => {
              onLine(sku, undefined);
            }}
          />
        ) : (
          <OrderEntry
            {...{ name, amount, unit, units, rowIndex, context, product }}
            onHint={setHint}
            onLine={(next) => {
              onLine(sku, next);
            }}
          />
        )}
      </span>
      {context.visibility.prices && (
        <>
          <span className={styles['price']}>{shown && itemPriceText(shown, weighed, locale)}</span>
          <span className={styles['sum']}>{shown && itemTotalText(shown, weighed)}</span>
        </>
      )}
      <span className={styles['away']}>
        {editable && !removed && (
          <IconButton
            small
            label={t('remove', { name })}
            icon={<IconTrash size={18} />}
            onClick={() => {
              onLine(sku, item === undefined ? undefined : { amount: 0, unit });
            }}
          />
        )}
      </span>
    </li>
  );
});

interface OrderEntryProps {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
  readonly units: ReturnType<typeof toOrderUnits>;
  readonly rowIndex: number;
  readonly context: ProductContext;
  readonly product: Product | undefined;
  readonly onHint: (hint: OrderHintData | undefined) => void;
  readonly onLine: (line: DraftLine) => void;
}

const UnusualEntry = ({ product, context, ...rest }: OrderEntryProps & { readonly product: Product }) => {
  const unusual = useUnusualAmount(product, context);
  return <Entry {...rest} unusual={unusual} />;
};

const Entry = ({
  onLine,
  ...rest
}: Omit<OrderEntryProps, 'product' | 'context'> & {
  readonly unusual?: ReturnType<typeof useUnusualAmount>;
}): ReactNode => (
  <OrderControl
    {...rest}
    inCart
    withoutToggle
    onChange={onLine}
    onRemove={({ unit }) => {
      onLine({ amount: 0, unit });
    }}
  />
);

const OrderEntry = ({ product, context, ...rest }: OrderEntryProps): ReactNode =>
  product === undefined ? (
    <Entry {...rest} />
  ) : (
    <UnusualEntry {...rest} product={product} context={context} />
  );
