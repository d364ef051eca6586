import clsx from 'clsx';
import {
  Fragment,
  useImperativeHandle,
  useMemo,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableProps, TableGroup } from './data-table-props';
import styles from './data-table.module.css';
import { GroupRow } from './group-row';
import { TableRow } from './table-row';
import { GROUP_HEIGHT } from './table-sizes';
import { useRowFocus } from './use-row-focus';
import { useVirtualRows } from './use-virtual-rows';

interface ListSize extends CSSProperties {
  readonly '--rows-size'?: string;
}

/** What the grid of a table takes. */
export interface TableGridProps<Row> {
  /** What the table takes. */
  readonly table: DataTableProps<Row>;
  /** The row of heads; none above cards. */
  readonly head: ReactNode;
  /** Keys of the rows in their order. */
  readonly keys: readonly string[];
  /** Draws rows as cards; cells if missing. */
  readonly card: ((row: Row) => ReactNode) | undefined;
  /** Height of a row in pixels. */
  readonly rowHeight: number;
  /** What covers the upper edge of what scrolls, in pixels. */
  readonly covered: number;
  /** Element that scrolls; the page if missing. */
  readonly scroller: RefObject<HTMLElement | null> | undefined;
  /** Called when a row's box is ticked or cleared. */
  readonly onToggle: (index: number, shift: boolean) => void;
}

const NO_GROUPS: readonly TableGroup[] = [];

const CONTROLS = 'a, button, input, select, label';

/** The grid of a data table, of whose rows long tables draw a part, and the keyboard in it. */
export const TableGrid = <Row,>(props: TableGridProps<Row>): ReactNode => {
  const { table, head, keys, card, rowHeight, covered, scroller, onToggle } = props;
  const {
    columns,
    rows,
    rowLabel,
    selection,
    onOpen,
    shortcuts,
    currentKey,
    initialOffset,
    groups = NO_GROUPS,
    ref,
    loading = false,
  } = table;
  const { t } = useTranslation('ui-table');
  const list = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(list, rows.length);
  const heads = useMemo(() => new Map(groups.map((group) => [group.first, group])), [groups]);
  const shown = useVirtualRows({
    count: rows.length,
    rowHeight,
    heads: { at: heads, height: GROUP_HEIGHT },
    list,
    scroller,
    pinned: focus.pinned,
    covered,
    initialOffset,
  });
  useImperativeHandle(ref, () => ({
    scrollToIndex: shown.scrollToIndex,
    focusRow: (index) => {
      focus.focusRow(index, shown);
    },
  }));
  const open = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row);
  };
  const shortcutOf = (key: string) => {
    const act = shortcuts !== undefined && Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
    return (
      act &&
      ((index: number) => {
        const row = rows[index];
        if (row !== undefined) act(row);
      })
    );
  };
  const tap = ({ target }: MouseEvent) => {
    if (card === undefined || !(target instanceof Element) || target.closest(CONTROLS) !== null) return;
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (index !== undefined) open(Number(index));
  };
  const boxes = selection !== undefined;
  const columnCount = (card === undefined ? columns.length : 1) + (boxes ? 1 : 0);
  const size: ListSize = shown.size === undefined ? {} : { '--rows-size': `${shown.size}px` };
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={table.label}
      aria-rowcount={loading && rows.length === 0 ? -1 : rows.length + 1}
      aria-colcount={columnCount}
      aria-multiselectable={boxes || undefined}
      aria-busy={loading || undefined}
      className={clsx(loading && rows.length > 0 && styles['stale'])}
      onFocus={focus.onFocus}
      onClick={tap}
      onKeyDown={(event) => {
        focus.keyDown(event, shown, {
          count: rows.length,
          onSelect: boxes ? onToggle : undefined,
          onOpen: onOpen === undefined ? undefined : open,
          shortcutOf,
        });
      }}
    >
      {head}
      {rows.length > 0 && (
        <div
          ref={list}
          role="rowgroup"
          className={shown.size === undefined ? undefined : styles['placed']}
          style={size}
        >
          {shown.rows.map(({ index, start }) => {
            const row = rows[index];
            const key = keys[index];
            if (row === undefined || key === undefined) return null;
            const label = rowLabel(row);
            const group = heads.get(index);
            const above = group === undefined ? 0 : GROUP_HEIGHT;
            return (
              <Fragment key={key}>
                {group !== undefined && (
                  <GroupRow columns={columnCount} start={start}>
                    {group.head}
                  </GroupRow>
                )}
                <TableRow
                  row={row}
                  index={index}
                  start={start === undefined ? undefined : start + above}
                  columns={columns}
                  card={card}
                  label={label}
                  boxLabel={boxes ? t('selectRow', { row: label }) : undefined}
                  selected={selection?.selected.has(key) ?? false}
                  current={key === currentKey}
                  active={index === focus.active}
                  onToggle={onToggle}
                />
              </Fragment>
            );
          })}
        </div>
      )}
    </div>
  );
};
