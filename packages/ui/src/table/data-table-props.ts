import type { ReactNode, Ref } from 'react';
import type { DataTableColumn } from './column';
import type { TableSort } from './sort';
import type { LayoutVariant } from './use-is-mobile';
import type { TableSelection } from './use-selection';

/** What one can ask of a table that stands in the page. */
export interface DataTableHandle {
  /** Brings a row into view. */
  readonly scrollToIndex: (index: number) => void;
  /** Brings a row into view and moves the focus to it. */
  readonly focusRow: (index: number) => void;
}

/** Rows that belong together, one after the other: from their first one up to that of the next group. */
export interface TableGroup {
  /** Tells groups apart. */
  readonly key: string;
  /** Position of its first row, from 0; the groups in the order of their rows. */
  readonly first: number;
  /** What stands above its rows, in one line. */
  readonly head: ReactNode;
}

/** What is done with the row the keyboard is in, by key: letters small, besides those by which one travels. */
export type RowShortcuts<Row> = Readonly<Record<string, (row: Row) => void>>;

/** What a data table takes. */
export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** The columns in their order; the same array in each render. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows, already sorted. */
  readonly rows: readonly Row[];
  /** Heads above the rows that belong together; none if missing. */
  readonly groups?: readonly TableGroup[] | undefined;
  /** Tells rows apart, also in the selection. */
  readonly rowKey: (row: Row) => string;
  /** Name of a row for screen readers. */
  readonly rowLabel: (row: Row) => string;
  /** By what the rows are sorted; missing when by nothing. */
  readonly sort?: TableSort | undefined;
  /** Called with the sort the buyer wants; without it no head sorts, and none does above an empty list. */
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Boxes for choosing several rows, and one for all where there are any; none if missing. */
  readonly selection?: TableSelection | undefined;
  /** Called when the buyer opens a row with Enter, or with a tap on its card. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** What letters and Delete do in a row, by the key as the browser names it: "b", "Delete". */
  readonly shortcuts?: RowShortcuts<Row> | undefined;
  /** Key of the row that is current, marked at its edge. */
  readonly currentKey?: string | undefined;
  /** Draws a row as a card on the phone; the cells below each other, each with its head, if missing. */
  readonly card?: ((row: Row) => ReactNode) | undefined;
  /** Which shape to take; by the width of the window if missing. */
  readonly shape?: LayoutVariant | undefined;
  /** Height of a row in pixels; 60 if missing. */
  readonly rowHeight?: number | undefined;
  /** Height of a card on the phone in pixels; 96 if missing, what the cells need where there is no card. */
  readonly cardHeight?: number | undefined;
  /** Whether rows are on their way; rows shown before stay. */
  readonly loading?: boolean | undefined;
  /** How many rows the stand-in has while nothing is there yet; 8 if missing. */
  readonly skeletonRows?: number | undefined;
  /** Stands in the place of the rows when there are none. */
  readonly empty?: ReactNode;
  /** Stands in the place of the rows when they could not be loaded. */
  readonly error?: ReactNode;
  /** Whether the page scrolls or the table itself, in the height its parent gives; the page if missing. */
  readonly scroll?: 'page' | 'own' | undefined;
  /** Height in pixels of what sticks to the top of the page above the table's heads; 0 if missing. */
  readonly covered?: number | undefined;
  /** Where to begin in pixels, when the buyer comes back. */
  readonly initialOffset?: number | undefined;
  /** How to ask the table for something. */
  readonly ref?: Ref<DataTableHandle> | undefined;
}
