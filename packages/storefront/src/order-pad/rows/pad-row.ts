/** Fields of a row that buyers write into. */
export type PadField = 'article' | 'amount' | 'unit';

/** A row of the pad: what the buyer has written, and nothing that was found out about it. */
export interface PadRow {
  /** Tells rows apart; never used again. */
  readonly id: number;
  /** Number, code or name as written. */
  readonly article: string;
  readonly amount: string;
  readonly unit: string;
  /** What stood beside the number in a list, mostly the article's name. */
  readonly hint?: string | undefined;
  /** The line of a list as it was, where reading it took a guess. */
  readonly source?: string | undefined;
  /** Came from a list: a too small amount is offered as a correction; a typed one is corrected. */
  readonly listed?: true | undefined;
  /** The amount that was asked for before the minimum raised it. */
  readonly raisedFrom?: string | undefined;
}

/** Whether nothing is written in a row. */
export const isBlank = ({ article, amount, unit }: PadRow): boolean =>
  article.trim() === '' && amount.trim() === '' && unit.trim() === '';
