import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useListOffset } from './use-list-offset';
import { usePrinting } from './use-printing';

/** Lists up to this length stand in the page as a whole; windowing would cost more than it saves. */
const MOST_WITHOUT_WINDOW = 60;

const OVERSCAN = 8;

/** A row to draw. */
interface WindowRow {
  readonly index: number;
  /** Distance from the beginning of the list in pixels; undefined while the whole list stands in the page. */
  readonly start: number | undefined;
}

/** What is drawn of a long list. */
export interface VirtualWindow {
  readonly rows: readonly WindowRow[];
  /** Height of the whole list in pixels; undefined while it stands in the page as a whole. */
  readonly size: number | undefined;
  /** Brings a row into view; does nothing while the whole list stands in the page. */
  readonly scrollToIndex: (index: number) => void;
  /** How many rows fit into view. */
  readonly page: () => number;
}

/** What a windowed list needs to know. */
export interface RowWindowOptions {
  readonly count: number;
  /** Height of each row in pixels. */
  readonly rowHeight: number;
  /** Rows something stands above, by their position, and how high that is in pixels; above none if missing. */
  readonly heads?: { readonly at: ReadonlyMap<number, unknown>; readonly height: number } | undefined;
  /** Element that holds the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** Element that scrolls; the page if missing. */
  readonly scroller: RefObject<HTMLElement | null> | undefined;
  /** Row that stays in the page though out of view, because the focus is in it. */
  readonly pinned: number | undefined;
  /** What covers the upper edge, such as a sticky head, in pixels. */
  readonly covered: number;
  /** Where to begin, in pixels. */
  readonly initialOffset?: number | undefined;
}

const withPinned =
  (pinned: number | undefined) =>
  (range: Range): number[] => {
    const shown = defaultRangeExtractor(range);
    if (pinned === undefined || pinned >= range.count || shown.includes(pinned)) return shown;
    return pinned < range.startIndex ? [pinned, ...shown] : [...shown, pinned];
  };

/** Chooses the rows of a list of equal heights that need drawing; on paper all of them. */
export const useVirtualRows = (options: RowWindowOptions): VirtualWindow => {
  const { count, rowHeight, heads, list, scroller, pinned, covered, initialOffset } = options;
  const printing = usePrinting();
  const scrollMargin = useListOffset(list, scroller, count > 0);
  const settings = {
    count,
    estimateSize: (index: number) => rowHeight + (heads?.at.has(index) === true ? heads.height : 0),
    overscan: OVERSCAN,
    scrollMargin,
    scrollPaddingStart: covered,
    rangeExtractor: withPinned(pinned),
    // A first picture before anything is measured, also where nothing ever is: on the server and in tests.
    initialRect: { width: 1024, height: 768 },
    ...(initialOffset === undefined ? {} : { initialOffset }),
  };
  const inPage = useWindowVirtualizer<HTMLElement>({ ...settings, enabled: scroller === undefined });
  const inElement = useVirtualizer<HTMLElement, HTMLElement>({
    ...settings,
    enabled: scroller !== undefined,
    getScrollElement: () => scroller?.current ?? null,
  });
  const virtualizer = scroller === undefined ? inPage : inElement;
  const measured = useRef(rowHeight);
  // Positions are measured once; rows that became higher or lower have others. What was on top stays there.
  useLayoutEffect(() => {
    if (measured.current === rowHeight) return;
    const top = Math.floor(Math.max(0, (virtualizer.scrollOffset ?? 0) - scrollMargin) / measured.current);
    measured.current = rowHeight;
    virtualizer.measure();
    if (top > 0) virtualizer.scrollToIndex(top, { align: 'start' });
  }, [rowHeight, scrollMargin, virtualizer]);
  const headPositions = [...(heads?.at.keys() ?? [])].join(' ');
  const measuredHeads = useRef(headPositions);
  useLayoutEffect(() => {
    if (measuredHeads.current === headPositions) return;
    measuredHeads.current = headPositions;
    virtualizer.measure();
  }, [headPositions, virtualizer]);
  const page = () => Math.max(1, Math.floor(((virtualizer.scrollRect?.height ?? 0) - covered) / rowHeight));
  const whole = printing || count <= MOST_WITHOUT_WINDOW;
  if (whole) {
    return {
      rows: Array.from({ length: count }, (_, index) => ({ index, start: undefined })),
      size: undefined,
      scrollToIndex: () => undefined,
      page,
    };
  }
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - scrollMargin })),
    size: virtualizer.getTotalSize(),
    scrollToIndex: (index) => {
      virtualizer.scrollToIndex(index);
    },
    page,
  };
};
