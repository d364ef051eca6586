import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { ProductListHead } from '@gastroshop/ui/product';
import { usePhone, VirtualRows, type VirtualRowsHandle } from '@gastroshop/ui/table';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { ArticleListProps } from './article-list-props';
import styles from './article-list.module.css';
import { ArticleRow } from './article-row';
import { coveredHeight } from './covered-height';
import { articleCount, itemIndexOf } from './item-position';
import type { ListItem } from './list-items';
import { PromotionStrip } from './promotion-strip';
import { rowHeight } from './row-height';
import { useMedia } from './use-media';

/** What the table of articles takes. */
export interface ArticleTableProps extends ArticleListProps {
  readonly density: 'normal' | 'compact';
}

const keyOf = ({ key }: ListItem): string => key;

/** Articles in rows: Enter and the arrow keys travel from amount to amount, also to rows that are not drawn yet. */
export const ArticleTable = (props: ArticleTableProps): ReactNode => {
  const { label, items, context, actions, withOrder, density } = props;
  const rows = useRef<VirtualRowsHandle>(null);
  const phone = usePhone();
  const coarse = useMedia('(pointer: coarse)');
  const height = rowHeight({ phone, coarse, compact: density === 'compact', withOrder });
  const count = useMemo(() => articleCount(items), [items]);
  const toRow = useCallback(
    (position: number) => rows.current?.scrollToIndex(itemIndexOf(items, position)),
    [items],
  );
  return (
    <OrderControlGroup rowCount={count} onNeedRow={toRow}>
      <ProductListHead withPrices={context.visibility.prices} withOrder={withOrder} />
      <div className={styles['reached']}>
        <VirtualRows
          // Rows of another height are another list: positions are measured once.
          key={height}
          ref={rows}
          label={label}
          items={items}
          itemKey={keyOf}
          rowHeight={height}
          covered={coveredHeight(phone)}
          renderItem={(item) =>
            item.kind === 'promotion' ? (
              <PromotionStrip promotion={item.promotion} shape="row" height={height} />
            ) : (
              <ArticleRow item={item} context={context} actions={actions} density={density} />
            )
          }
        />
      </div>
    </OrderControlGroup>
  );
};
