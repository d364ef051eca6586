import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { ProductTileGrid } from '@gastroshop/ui/product';
import { useIsMobile, VirtualRows, type VirtualRowsHandle } from '@gastroshop/ui/table';
import clsx from 'clsx';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { CartProductTile } from '../product';
import type { ProductListProps } from './product-list-props';
import styles from './product-list.module.css';
import { stickyHeaderHeight } from './sticky-header-height';
import { productCount, itemIndexOf } from './item-position';
import type { ListItem } from './list-items';
import { PromotionStrip } from './promotion-strip';
import { type TileRow, tileRows } from './tile-rows';
import { useTileLayout } from './use-tile-layout';

const keyOf = ({ key }: TileRow<ListItem>): string => key;

/** Articles as tiles, line by line, of which only those in view are drawn. */
export const VirtualTileGrid = ({
  label,
  items,
  context,
  actions,
  withOrder,
}: ProductListProps): ReactNode => {
  const list = useRef<HTMLDivElement>(null);
  const rows = useRef<VirtualRowsHandle>(null);
  const phone = useIsMobile();
  const withPrices = context.visibility.prices;
  const { columns, lineHeight } = useTileLayout(list, { phone, withPrices, withOrder });
  const lines = useMemo(() => tileRows(items, columns), [items, columns]);
  const count = useMemo(() => productCount(items), [items]);
  const toTile = useCallback(
    (position: number) => rows.current?.scrollToIndex(Math.floor(itemIndexOf(items, position) / columns)),
    [items, columns],
  );
  return (
    <OrderControlGroup rowCount={count} onNeedRow={toTile}>
      <div ref={list} className={clsx(styles['tiles'], styles['reached'])}>
        <VirtualRows
          // Lines of another height are another list: positions are measured once.
          key={lineHeight}
          ref={rows}
          label={label}
          items={lines}
          itemKey={keyOf}
          rowHeight={lineHeight}
          covered={stickyHeaderHeight(phone)}
          renderItem={(line) => (
            <div data-tiles>
              <ProductTileGrid label={label}>
                {line.items.map((item) =>
                  item.kind === 'promotion' ? (
                    <PromotionStrip key={item.key} promotion={item.promotion} shape="tile" />
                  ) : (
                    <CartProductTile
                      key={item.key}
                      product={item.product}
                      context={context}
                      actions={actions}
                      rowIndex={item.position}
                    />
                  ),
                )}
              </ProductTileGrid>
            </div>
          )}
        />
      </div>
    </OrderControlGroup>
  );
};
