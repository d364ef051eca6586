import { useImperativeHandle, useRef, type CSSProperties, type ReactNode, type Ref } from 'react';
import { rowPositionStyle } from './row-position';
import { useFocusedRow } from './use-focused-row';
import { useVirtualRows } from './use-virtual-rows';
import styles from './virtual-rows.module.css';

/** What one can ask of a long list that stands in the page. */
export interface VirtualRowsHandle {
  /** Brings a row into view, so that an order control in it can be reached. */
  readonly scrollToIndex: (index: number) => void;
}

/** What a long list takes. */
export interface VirtualRowsProps<Item> {
  /** Name of the list for screen readers. */
  readonly label: string;
  /** The rows' contents in their order. */
  readonly items: readonly Item[];
  /** Tells rows apart. */
  readonly itemKey: (item: Item) => string;
  /** Draws a row; should answer a memoised component. */
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** Height of each row in pixels, its line included. */
  readonly rowHeight: number;
  /** Whether the page scrolls or the list itself, in the height its parent gives; the page if missing. */
  readonly scroll?: 'page' | 'own' | undefined;
  /** Height in pixels of what sticks to the top of the page above the list; 0 if missing. */
  readonly covered?: number | undefined;
  /** Where to begin in pixels, when the buyer comes back. */
  readonly initialOffset?: number | undefined;
  /** Called when the list itself has scrolled, with the pixels to come back to. */
  readonly onScroll?: ((offset: number) => void) | undefined;
  /** How to ask the list for something. */
  readonly ref?: Ref<VirtualRowsHandle> | undefined;
}

interface ListSize extends CSSProperties {
  readonly '--rows-size'?: string;
  readonly '--row-height': string;
}

/**
 * A list of rows of one height, of which only those in view are drawn; on paper all of them. The row the focus is in
 * stays drawn wherever the list scrolls, so that nothing typed is lost.
 */
export const VirtualRows = <Item,>(props: VirtualRowsProps<Item>): ReactNode => {
  const {
    label,
    items,
    itemKey,
    renderItem,
    rowHeight,
    scroll,
    covered = 0,
    initialOffset,
    onScroll,
    ref,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const pinned = useFocusedRow(list);
  const shown = useVirtualRows({
    count: items.length,
    rowHeight,
    list,
    scroller: scroll === 'own' ? scroller : undefined,
    pinned,
    covered,
    initialOffset,
  });
  useImperativeHandle(ref, () => ({ scrollToIndex: shown.scrollToIndex }));
  const size: ListSize = {
    '--row-height': `${rowHeight}px`,
    ...(shown.size === undefined ? {} : { '--rows-size': `${shown.size}px` }),
  };
  return (
    <div
      ref={scroller}
      className={scroll === 'own' ? styles['scroller'] : undefined}
      onScroll={
        onScroll === undefined
          ? undefined
          : (event) => {
              onScroll(event.currentTarget.scrollTop);
            }
      }
    >
      <div
        ref={list}
        role="list"
        aria-label={label}
        className={shown.size === undefined ? undefined : styles['placed']}
        style={size}
      >
        {shown.rows.map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <div
              key={itemKey(item)}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={index + 1}
              data-row={index}
              className={start === undefined ? styles['row'] : styles['placedRow']}
              style={rowPositionStyle(start)}
            >
              {renderItem(item, index)}
            </div>
          );
        })}
      </div>
    </div>
  );
};
