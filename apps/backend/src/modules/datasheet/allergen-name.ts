import type { Allergen } from '@gastroshop/domain/product';
import type { Locale } from '@gastroshop/i18n';
import { wordsIn } from './sheet-frame';

/** What an allergen is called on papers and in lists. */
export const allergenName = (allergen: Allergen, locale: Locale): string => wordsIn(locale)(allergen);
