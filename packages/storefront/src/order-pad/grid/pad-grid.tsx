import { useTexts } from '@gastroshop/i18n/react';
import { usePhone } from '@gastroshop/ui/table';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import type { ProductContext } from '../../product';
import type { PadLine } from '../lines/pad-line';
import { padTexts } from '../texts';
import { drawnRows } from './drawn-rows';
import { GridHead } from './grid-head';
import { type GridPlace, rowOf } from './grid-place';
import type { LineSurroundings } from './line-note';
import styles from './pad-grid.module.css';
import { PadRowView } from './pad-row-view';
import type { RowActions } from './row-actions';
import { rowHeight } from './row-height';
import { rowStarts } from './row-starts';
import { type GridCommands, useGridKeys } from './use-grid-keys';
import { useShownPart } from './use-shown-part';

/** What the grid takes. */
export interface PadGridProps {
  readonly lines: readonly PadLine[];
  readonly context: ProductContext;
  readonly actions: RowActions;
  readonly commands: GridCommands;
  /** What is known about a row besides its article. */
  readonly surroundingsOf: (line: PadLine) => LineSurroundings;
  /** The field the focus shall go to; another object for each time it shall. */
  readonly wanted: GridPlace | undefined;
  readonly onWant: (place: GridPlace) => void;
}

interface RowsSize extends CSSProperties {
  readonly '--rows-height': string;
}

/** The rows of the pad, of which only those near the window are drawn; on paper all of them. */
export const PadGrid = (props: PadGridProps): ReactNode => {
  const { lines, context, actions, commands, surroundingsOf, wanted, onWant } = props;
  const t = useTexts(padTexts);
  const phone = usePhone();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const part = useShownPart(list);
  const starts = useMemo(() => rowStarts(lines.map((line) => rowHeight(line, phone))), [lines, phone]);
  const last = lines.length - 1;
  const current = Math.min(active, last);
  const keys = useGridKeys({ lines, commands, onWant });
  const size: RowsSize = { '--rows-height': `${String(starts.at(-1) ?? 0)}px` };
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={t('grid')}
      aria-rowcount={lines.length + 1}
      aria-colcount={context.visibility.prices ? 9 : 7}
      className={styles['grid']}
      data-without-prices={context.visibility.prices ? undefined : true}
      onKeyDown={keys.onKeyDown}
      onPaste={keys.onPaste}
      onFocus={({ target }) => {
        const index = rowOf(target);
        if (index === undefined) return;
        setActive(index);
        actions.enter(lines[index]?.row.id);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) actions.enter(undefined);
      }}
    >
      <GridHead withPrices={context.visibility.prices} />
      <div ref={list} role="rowgroup" className={styles['rows']} style={size}>
        {drawnRows(starts, part, [current, wanted?.index]).map((index) => {
          const line = lines[index];
          if (line === undefined) return null;
          const { held, twice, inCart, day } = surroundingsOf(line);
          return (
            <PadRowView
              key={line.row.id}
              line={line}
              index={index}
              start={starts[index] ?? 0}
              height={rowHeight(line, phone)}
              active={index === current}
              wanted={wanted?.index === index ? wanted : undefined}
              context={context}
              actions={actions}
              held={held}
              twice={twice}
              inCart={inCart}
              day={day}
            />
          );
        })}
      </div>
    </div>
  );
};
