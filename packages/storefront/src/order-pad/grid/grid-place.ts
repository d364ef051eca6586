import type { PadField } from '../rows/pad-row';

/** A field of the grid. */
export interface GridPlace {
  /** Position of the row, from 0. */
  readonly index: number;
  readonly field: PadField;
}

/** Fields in the order of the keyboard. */
export const FIELDS: readonly PadField[] = ['article', 'amount', 'unit'];

const isField = (text: string | undefined): text is PadField => FIELDS.some((field) => field === text);

/** The row an element stands in; undefined outside the rows. */
export const rowOf = (element: Element): number | undefined => {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
};

/** The field an element is. */
export const fieldOf = (element: Element): PadField | undefined => {
  const field = element instanceof HTMLElement ? element.dataset['field'] : undefined;
  return isField(field) ? field : undefined;
};
