import type { CSSProperties } from 'react';
import type { DataTableColumn } from './column';

/** Measurements the style sheets of a table read. */
export interface TableSizes extends CSSProperties {
  readonly '--table-tracks': string;
  readonly '--table-card-tracks': string;
  readonly '--table-row-height': string;
  readonly '--table-group-height': string;
  readonly '--table-covered': string;
}

/** Height of the sticky row of heads in pixels. */
export const HEAD_HEIGHT = 33;

/** Height of the head of a group of rows in pixels. */
export const GROUP_HEIGHT = 40;

const BOX_TRACK = '20px ';

/** The measurements of one table. */
export const tableSizes = <Row>(
  columns: readonly DataTableColumn<Row>[],
  options: { readonly boxes: boolean; readonly rowHeight: number; readonly covered: number },
): TableSizes => ({
  '--table-tracks': `${options.boxes ? BOX_TRACK : ''}${columns.map(({ width }) => width ?? 'minmax(0, 1fr)').join(' ')}`,
  '--table-card-tracks': `${options.boxes ? BOX_TRACK : ''}minmax(0, 1fr)`,
  '--table-row-height': `${options.rowHeight}px`,
  '--table-group-height': `${GROUP_HEIGHT}px`,
  '--table-covered': `${options.covered}px`,
});
