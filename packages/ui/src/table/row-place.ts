import type { CSSProperties } from 'react';

/** Properties of a windowed list that the style sheets read. */
export interface RowPlace extends CSSProperties {
  readonly '--row-start'?: string;
}

/** Tells the style sheet where a row stands, in lists of which only a part is drawn. */
export const rowPlace = (start: number | undefined): RowPlace | undefined =>
  start === undefined ? undefined : { '--row-start': `${start}px` };
