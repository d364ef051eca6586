import { FIELDS, type GridCell } from './grid-cell';

/** Rows that Page Up and Page Down travel. */
const PAGE = 10;

/** A key that was pressed. */
export interface PressedKey {
  readonly key: string;
  readonly control: boolean;
  readonly shift: boolean;
  /** Whether the caret stands at the edge of the text, so that an arrow leads out of it. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

const fieldAt = (place: GridCell, step: number): GridCell | undefined => {
  const field = FIELDS[FIELDS.indexOf(place.field) + step];
  return field === undefined ? undefined : { ...place, field };
};

/**
 * The field a key leads to, of the keys that travel through the grid; undefined for others, and at the edges.
 *
 * @param count rows of the grid
 */
export const cellForKey = (
  place: GridCell,
  { key, control, shift, atStart, atEnd }: PressedKey,
  count: number,
): GridCell | undefined => {
  const toRow = (index: number): GridCell | undefined => {
    const row = Math.min(Math.max(index, 0), count - 1);
    return row === place.index ? undefined : { ...place, index: row };
  };
  switch (key) {
    case 'ArrowDown':
      return toRow(place.index + 1);
    case 'ArrowUp':
      return toRow(place.index - 1);
    case 'PageDown':
      return toRow(place.index + PAGE);
    case 'PageUp':
      return toRow(place.index - PAGE);
    case 'Home':
      return control ? { index: 0, field: 'article' } : undefined;
    case 'End':
      return control ? { index: count - 1, field: 'article' } : undefined;
    case 'ArrowRight':
      return atEnd && !shift ? fieldAt(place, 1) : undefined;
    case 'ArrowLeft':
      return atStart && !shift ? fieldAt(place, -1) : undefined;
    case 'Enter':
      return toRow(place.index + (shift ? -1 : 1));
    default:
      return undefined;
  }
};
