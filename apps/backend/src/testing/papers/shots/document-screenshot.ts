import type { Locale } from '@gastroshop/i18n';
import type { TestAnswer } from '../../test-app';

/** A paper to be looked at. */
export interface PaperShot {
  /** As its files are called. */
  readonly name: string;
  readonly call: (locale: Locale) => Promise<TestAnswer>;
}
