import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { ProductTileGrid } from '@gastroshop/ui/product';
import { usePhone, VirtualRows, type VirtualRowsHandle } from '@gastroshop/ui/table';
import clsx from 'clsx';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { ShopProductTile } from '../product';
import type { ArticleListProps } from './article-list-props';
import styles from './article-list.module.css';
import { coveredHeight } from './covered-height';
import { articleCount, itemIndexOf } from './item-position';
import type { ListItem } from './list-items';
import { PromotionStrip } from './promotion-strip';
import { type TileLine, tileLines } from './tile-lines';
import { useTileLayout } from './use-tile-layout';

const keyOf = ({ key }: TileLine<ListItem>): string => key;

/** Articles as tiles, line by line, of which only those in view are drawn. */
export const ArticleTiles = ({ label, items, context, actions, withOrder }: ArticleListProps): ReactNode => {
  const list = useRef<HTMLDivElement>(null);
  const rows = useRef<VirtualRowsHandle>(null);
  const phone = usePhone();
  const withPrices = context.visibility.prices;
  const { columns, lineHeight } = useTileLayout(list, { phone, withPrices, withOrder });
  const lines = useMemo(() => tileLines(items, columns), [items, columns]);
  const count = useMemo(() => articleCount(items), [items]);
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
          covered={coveredHeight(phone)}
          renderItem={(line) => (
            <div data-tiles>
              <ProductTileGrid label={label}>
                {line.items.map((item) =>
                  item.kind === 'promotion' ? (
                    <PromotionStrip key={item.key} promotion={item.promotion} shape="tile" />
                  ) : (
                    <ShopProductTile
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
