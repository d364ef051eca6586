import type { Locale } from '@gastroshop/i18n';
import { LOCALE_COOKIE, serializeCookie } from '@gastroshop/identity';

/** Keeps the language chosen where the next visit and the backend's own pages find it (LOC-1). */
export const storeLocale = (locale: Locale): void => {
  document.cookie = serializeCookie(LOCALE_COOKIE, locale, { secure: location.protocol === 'https:' });
};
