import type { ReactNode } from 'react';

/** One column of a data table. Keep the array of columns the same between renders, so that rows need not render. */
export interface DataTableColumn<Row> {
  /** Tells columns apart and names the sort. */
  readonly key: string;
  /** Words of the head. */
  readonly header: string;
  /** Content of one cell. */
  readonly cell: (row: Row) => ReactNode;
  /** Track of the CSS grid; a share of the rest by default. */
  readonly width?: string | undefined;
  /** Edge the content stands at; numbers stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
  /** Whether the head sorts. */
  readonly sortable?: boolean | undefined;
  /** Whether the head is for screen readers only. */
  readonly headerHidden?: boolean | undefined;
}
