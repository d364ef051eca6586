import type { Locale } from '@gastroshop/i18n';
import type { ContentSlots } from './content-slots';

/** What all blocks of a page go by. */
export interface ContentSettings {
  /** The present calendar day, YYYY-MM-DD. */
  readonly today: string;
  /** What the app draws. */
  readonly slots: ContentSlots;
  /** Language of the texts around; without it, that of the shop. */
  readonly lang?: Locale | undefined;
}
