import type { CSSProperties } from 'react';

/** Properties of a windowed list that the style sheets read. */
export interface RowPosition extends CSSProperties {
  readonly '--row-start'?: string;
}

/** Tells the style sheet where a row stands, in lists of which only a part is drawn. */
export const rowPositionStyle = (start: number | undefined): RowPosition | undefined =>
  start === undefined ? undefined : { '--row-start': `${start}px` };
