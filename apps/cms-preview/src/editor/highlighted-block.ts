import type { Locale } from '@gastroshop/i18n';

/** A block an editor looks for, in the languages in which there is something to see; the count tells one press from the next. */
export interface HighlightedBlock {
  readonly langs: readonly Locale[];
  readonly blockId: string | undefined;
  readonly count: number;
}
