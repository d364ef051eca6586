import type { Remarks } from '@gastroshop/domain/cart';
import type { RowReading } from '../rows/pad-row';

/** What a line of a list asks for, as it is written into the fields of the pad. */
export interface ListLine {
  /** Number, code or name. */
  readonly article: string;
  /** The amount as written; empty where there is none. */
  readonly amount: string;
  /** The unit as written; empty where there is none. */
  readonly unit: string;
  /** What stood beside a number, mostly the article's name: helps to find what the number does not. */
  readonly hint?: string | undefined;
  /** What its columns note for the line of the order; the cart's line keeps it. */
  readonly remarks?: Remarks | undefined;
  /** The delivery day it is wanted on, where the list has several. */
  readonly day?: string | undefined;
  /** Comes after other days of its list. */
  readonly waits?: true | undefined;
  /** The whole line as it was written. */
  readonly text?: string | undefined;
  /** What the reader said of it; missing where the fields were known, as those of a template are. */
  readonly reading?: RowReading | undefined;
}
