import type { PadField } from '../rows/pad-row';

/** A field of the grid. */
export interface GridCell {
  /** Position of the row as shown, from 0. */
  readonly index: number;
  readonly field: PadField;
}

/** Where the focus shall go: a field of a row, or the answers it offers. */
export interface WantedPlace {
  /** Id of the row. */
  readonly id: number;
  readonly field: PadField | 'choices';
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

/** Whether an element is one of the answers a row offers. */
export const isChoice = (element: Element): boolean =>
  element instanceof HTMLElement && element.dataset['choice'] !== undefined;
