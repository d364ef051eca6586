/** A column: its width in points, or what the others leave. */
export interface PaperColumn {
  readonly heading: string;
  readonly width: number | '*';
  /** RIGHT is for figures, which are never broken over lines. Left out: LEFT. */
  readonly align?: 'LEFT' | 'CENTER' | 'RIGHT' | undefined;
}

/** A cell: a text, or one with smaller lines below it, or a picture of the paper by its name (an unknown one is none). */
export type LayoutCell =
  string | { readonly text: string; readonly notes: readonly string[] } | { readonly picture: string };

/** A row: one cell for each column, or a heading across all of them that stays with the row after it. */
export type PaperRow = readonly LayoutCell[] | { readonly heading: string };

/** A table, whose head stands again on every page it reaches. */
export interface LayoutTable {
  /** Stands with the head. */
  readonly heading?: string | undefined;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
}
