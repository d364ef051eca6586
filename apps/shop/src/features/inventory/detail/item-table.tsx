import type { InventoryDetails, InventoryItem } from '@gastroshop/api-contract';
import { capturedStorageQuantity } from '@gastroshop/domain/inventory';
import { displayedProductId } from '@gastroshop/domain/product';
import { formatAmount, type Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { storageUnitOf } from '@gastroshop/storefront/product';
import { useSession } from '@gastroshop/storefront/session';
import { type ShopPaths, useShop } from '@gastroshop/storefront/shop';
import { Link } from '@gastroshop/ui/link';
import { groupDigits } from '@gastroshop/ui/product';
import { type DataTableColumn, DataTable, TruncatedText } from '@gastroshop/ui/table';
import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './inventory-detail.module.css';

/** What the table takes. */
export interface ItemTableProps {
  readonly inventory: InventoryDetails;
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly number: string;
  readonly href?: string | undefined;
  readonly category: string;
  readonly counted: string;
  readonly storage: string;
}

const productLine = (
  item: InventoryItem,
  index: number,
  crossTenantNumbers: boolean,
  paths: Pick<ShopPaths, 'product'>,
  locale: Locale,
): Line => {
  const { product, productSku, capturedQuantity, capturedUnit } = item;
  const storage = product && storageUnitOf(product)?.abbreviation;
  return {
    key: `${index} ${productSku}`,
    name: product?.productDisplayName ?? product?.name ?? productSku,
    number: groupDigits(product === undefined ? productSku : displayedProductId(product, crossTenantNumbers)),
    href: product === undefined ? undefined : paths.product(productSku),
    category: product?.resolvedCategory?.name ?? '',
    counted: formatAmount(capturedQuantity, capturedUnit, locale),
    storage:
      storage === undefined ? '' : formatAmount(capturedStorageQuantity(item).toFixed(), storage, locale),
  };
};

const Name = ({ line: { name, number, href } }: { readonly line: Line }): ReactNode => (
  <div className={styles['cell']}>
    {href === undefined ? (
      <span className={styles['name']} title={name}>
        {name}
      </span>
    ) : (
      <Link href={href} className={styles['name']}>
        <span title={name}>{name}</span>
      </Link>
    )}
    <span className={styles['small']}>{number}</span>
  </div>
);

const columnsOf = (t: TFunction<'inventory'>): readonly DataTableColumn<Line>[] => [
  { key: 'article', header: t('article'), width: 'minmax(180px, 3fr)', cell: (line) => <Name line={line} /> },
  {
    key: 'category',
    header: t('category'),
    width: 'minmax(100px, 1fr)',
    cell: ({ category }) => <TruncatedText text={category} />,
  },
  {
    key: 'counted',
    header: t('counted'),
    width: '132px',
    align: 'end',
    cell: ({ counted }) => <strong className={styles['figure']}>{counted}</strong>,
  },
  { key: 'storage', header: t('inStorage'), width: '148px', align: 'end', cell: ({ storage }) => storage },
];

const keyOf = ({ key }: Line): string => key;
const labelOf = ({ name }: Line): string => name;

/** What was counted, in the order the shelves were walked along; what the shop does not sell comes last. */
export const ItemTable = ({ inventory }: ItemTableProps): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('inventory');
  const { flags } = useSession();
  const { gateway } = useShop();
  const { paths } = gateway;
  const crossTenantNumbers = flags.shouldSeeCrossTenantProductId;
  const columns = useMemo(() => columnsOf(t), [t]);
  const rows = useMemo<readonly Line[]>(
    () => [
      ...inventory.inventoryItems.map((item, index) =>
        productLine(item, index, crossTenantNumbers, paths, locale),
      ),
      ...inventory.nonWebshopInventoryItems.map(({ gtin = '', productName, unit, amount }, index) => ({
        key: `+${index}`,
        name: productName,
        number: gtin,
        category: t('others'),
        counted: formatAmount(amount, unit, locale),
        storage: '',
      })),
    ],
    [inventory, crossTenantNumbers, paths, t, locale],
  );
  return (
    <div className={styles['reached']}>
      <DataTable
        label={t('positions')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLabel={labelOf}
        card={(line) => (
          <div className={styles['card']}>
            <Name line={line} />
            <strong className={styles['figure']}>{line.counted}</strong>
          </div>
        )}
        cardHeight={64}
      />
    </div>
  );
};
