import clsx from 'clsx';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../a11y';
import { RowCardFallback, columnCardHeight } from './row-card-fallback';
import type { DataTableProps } from './data-table-props';
import styles from './data-table.module.css';
import { MobileTableHeader } from './mobile-table-header';
import { SkeletonRows } from './skeleton-rows';
import { nextSort } from './sort';
import { TableHead } from './table-head';
import { TableGrid } from './table-grid';
import { HEAD_HEIGHT, tableSizes } from './table-sizes';
import { useIsMobile } from './use-is-mobile';
import { useSelection } from './use-selection';

/**
 * A table for working through: heads that sort and stick, rows that can be chosen and opened with the keyboard
 * alone, of which only those in view are drawn. On the phone rows can be cards. On paper all rows stand.
 *
 * Keys in a row: arrows, Home, End and the page keys travel, Space chooses (with Shift a range), Enter opens, Arrow
 * Right enters the row's controls and Arrow Left leaves them; `shortcuts` are those of the page.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>): ReactNode => {
  const { columns, rows, rowKey, sort, onSortChange, selection, shape, loading = false } = props;
  const { rowHeight = 60, skeletonRows = 8, empty, error, covered = 0, scroll } = props;
  const { t } = useTranslation('ui-table');
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const { count, toggle, toggleAll } = useSelection(keys, selection);
  const columnCard = useMemo(
    () =>
      (row: Row): ReactNode => <RowCardFallback row={row} columns={columns} />,
    [columns],
  );
  const card = useIsMobile(shape) ? (props.card ?? columnCard) : undefined;
  const asCards = card !== undefined;
  const boxes = selection !== undefined;
  const some = count === rows.length && count > 0 ? 'all' : count > 0 ? 'some' : 'none';
  const all = boxes && rows.length > 0 ? some : undefined;
  const { cardHeight = props.card === undefined ? columnCardHeight(columns.length) : 96 } = props;
  const height = asCards ? cardHeight : rowHeight;
  const failed = error !== undefined && error !== null;
  // There is nothing to sort. While rows are on their way the heads stay what they were, the focus with them.
  const changeSort = rows.length === 0 && !loading ? undefined : onSortChange;
  const sortBy = (column: string) => {
    changeSort?.(nextSort(sort, column));
  };
  const head = asCards ? null : (
    <TableHead
      columns={columns}
      sort={sort}
      onSort={changeSort === undefined ? undefined : sortBy}
      boxes={boxes}
      all={all}
      onAll={toggleAll}
    />
  );
  return (
    <div className={clsx(styles['table'], scroll === 'own' && styles['own'])}>
      {asCards && (
        <MobileTableHeader
          columns={columns}
          sort={sort}
          onSortChange={changeSort}
          all={all}
          onAll={toggleAll}
        />
      )}
      <div
        ref={scroller}
        className={scroll === 'own' ? styles['scroller'] : undefined}
        style={tableSizes(columns, { boxes, rowHeight: height, covered })}
      >
        {(!asCards || rows.length > 0) && !failed && (
          <TableGrid
            table={props}
            head={head}
            keys={keys}
            card={card}
            rowHeight={height}
            covered={covered + (asCards ? 0 : HEAD_HEIGHT)}
            scroller={scroll === 'own' ? scroller : undefined}
            onToggle={toggle}
          />
        )}
        {loading && rows.length === 0 && !failed && (
          <SkeletonRows count={skeletonRows} columns={columns} boxes={boxes} />
        )}
        {failed && error}
        {!failed && !loading && rows.length === 0 && empty}
      </div>
      <p role="status" className={visuallyHidden}>
        {loading ? t('loading') : boxes && count > 0 ? t('selected', { count }) : ''}
      </p>
    </div>
  );
};
