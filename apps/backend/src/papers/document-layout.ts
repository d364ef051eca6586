import type { Content } from 'pdfmake/interfaces';
import type { Letterhead } from './letterhead';
import type { LayoutTable } from './layout-table';

/** A label and what belongs to it. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
  /** Of a sum: it is what all the others come to. */
  readonly isTotal?: boolean | undefined;
}

/** A part of a paper, below the one before it. */
export type LayoutBlock =
  | { readonly kind: 'FACTS'; readonly facts: readonly LabelledText[] }
  | { readonly kind: 'TABLE'; readonly table: LayoutTable }
  /** Sums on the right, kept together. */
  | { readonly kind: 'SUMS'; readonly sums: readonly LabelledText[] }
  /** Sentences in small letters, each a paragraph. */
  | { readonly kind: 'NOTES'; readonly notes: readonly string[] }
  /** Anything else, as the setter takes it; data only. */
  | { readonly kind: 'CONTENT'; readonly content: readonly Content[] };

/**
 * A paper of the shop in one language, ready to be set. It is plain data, so that a thread can be handed it, and holds
 * texts only: nothing in it is markup.
 */
export interface DocumentLayout {
  /** Of the texts, such as "de-AT". */
  readonly language: string;
  readonly letterhead: Letterhead;
  /** What kind of paper it is, with its number: above every page. */
  readonly title: string;
  /** The first heading; left out: the title. */
  readonly heading?: string | undefined;
  readonly blocks: readonly LayoutBlock[];
  /**
   * Pictures by the names that cells have for them, as a list shows many of them often: SVG, or PNG and JPEG as data.
   * Left out: none.
   */
  readonly pictures?: Readonly<Record<string, string>> | undefined;
  /** Below every page, beside its number: the state of what it says. */
  readonly footer?: string | undefined;
}
