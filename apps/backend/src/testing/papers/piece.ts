import type { Locale } from '@gastroshop/i18n';

/** How papers name the unit that lists of the tests are ordered by, behind a price. */
export const PIECE: Readonly<Record<Locale, string>> = { 'de-AT': 'ST', 'en-GB': 'pc' };

const PIECES: Readonly<Record<Locale, string>> = { 'de-AT': 'ST', 'en-GB': 'pcs' };

/** An amount in that unit, as papers write it: "1 pc", "2 pcs". */
export const pieces = (amount: number, locale: Locale): string =>
  `${amount} ${(amount === 1 ? PIECE : PIECES)[locale]}`;
