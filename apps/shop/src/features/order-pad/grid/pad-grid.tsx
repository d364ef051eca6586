import type { ProductContext } from '@gastroshop/storefront/product';
import { useIsMobile } from '@gastroshop/ui/table';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoldedGroup } from '../lines/line-group';
import type { PadLine } from '../lines/pad-line';
import type { PadView } from '../lines/pad-view';
import { rowsToRender } from './rows-to-render';
import { GridHead } from './grid-head';
import { rowOf, type WantedPlace } from './grid-cell';
import { GroupRow } from './group-row';
import type { PadLineContext } from './line-message';
import styles from './pad-grid.module.css';
import { PadRowView } from './pad-row-view';
import type { RowActions } from './row-actions';
import { groupHeight, rowHeight } from './row-height';
import { rowOffsets } from './row-offsets';
import { type GridCommands, useGridKeys } from './use-grid-keys';
import { useVisibleRange } from './use-visible-range';

/** What the grid takes. */
export interface PadGridProps {
  readonly view: PadView;
  /** Rows of the pad, shown or not. */
  readonly count: number;
  readonly context: ProductContext;
  readonly actions: RowActions;
  readonly commands: GridCommands;
  /** What is known about a row besides its article. */
  readonly surroundingsOf: (line: PadLine) => PadLineContext;
  /** Id of the row the keyboard was in last. */
  readonly active: number | undefined;
  readonly onActive: (id: number) => void;
  /** The field the focus shall go to; another object for each time it shall. */
  readonly wanted: WantedPlace | undefined;
  readonly onWant: (place: WantedPlace) => void;
  readonly onFold: (group: FoldedGroup) => void;
  readonly onDiscard: (group: FoldedGroup) => void;
}

interface RowsSize extends CSSProperties {
  readonly '--rows-height': string;
}

/** The rows of the pad, of which only those near the window are drawn; on paper all of them. */
export const PadGrid = (props: PadGridProps): ReactNode => {
  const { view, count, context, actions, commands, surroundingsOf } = props;
  const { active, onActive, wanted, onWant, onFold, onDiscard } = props;
  const { lines, folded } = view;
  const { t } = useTranslation('order-pad');
  const phone = useIsMobile();
  const list = useRef<HTMLDivElement>(null);
  const part = useVisibleRange(list);
  const starts = useMemo(
    () =>
      rowOffsets(
        lines.map(({ line, head }) => rowHeight(line, phone) + (head === undefined ? 0 : groupHeight(phone))),
      ),
    [lines, phone],
  );
  const placeOf = (id: number | undefined): number | undefined => {
    const place = id === undefined ? -1 : lines.findIndex(({ line }) => line.row.id === id);
    return place < 0 ? undefined : place;
  };
  const current = placeOf(active) ?? 0;
  const wantedPlace = placeOf(wanted?.id);
  const keys = useGridKeys({ lines, commands, onWant });
  const size: RowsSize = { '--rows-height': `${String(starts.at(-1) ?? 0)}px` };
  const groupRow = (head: PadView['folded'][number], start?: number) => (
    <GroupRow
      key={`group-${head.group}`}
      head={head}
      start={start}
      onSettle={actions.settleKind}
      onFold={onFold}
      onDiscard={onDiscard}
    />
  );
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={t('grid')}
      aria-rowcount={count + 1}
      aria-colcount={context.visibility.prices ? 9 : 7}
      className={styles['grid']}
      data-without-prices={context.visibility.prices ? undefined : true}
      onKeyDown={keys.onKeyDown}
      onPaste={keys.onPaste}
      onFocus={({ target }) => {
        const index = rowOf(target);
        const id = index === undefined ? undefined : lines[index]?.line.row.id;
        if (id === undefined) return;
        onActive(id);
        actions.enter(id);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) actions.enter(undefined);
      }}
    >
      <GridHead withPrices={context.visibility.prices} />
      <div ref={list} role="rowgroup" className={styles['rows']} style={size}>
        {rowsToRender(starts, part, [current, wantedPlace]).flatMap((index) => {
          const shown = lines[index];
          if (shown === undefined) return [];
          const { line, number, head, alike } = shown;
          const { held, twice, inCart, day } = surroundingsOf(line);
          const start = starts[index] ?? 0;
          return [
            ...(head === undefined ? [] : [groupRow(head, start)]),
            <PadRowView
              key={line.row.id}
              line={line}
              index={index}
              number={number}
              alike={alike}
              start={start + (head === undefined ? 0 : groupHeight(phone))}
              height={rowHeight(line, phone)}
              active={index === current}
              wanted={wantedPlace === index ? wanted : undefined}
              context={context}
              actions={actions}
              held={held}
              twice={twice}
              inCart={inCart}
              day={day}
            />,
          ];
        })}
      </div>
      {folded.length > 0 && (
        <div role="rowgroup" className={styles['folded']}>
          {folded.map((head) => groupRow(head))}
        </div>
      )}
    </div>
  );
};
