import { putLocale } from '@gastroshop/api-client';
import type { Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { LOCALE_COOKIE, serializeCookie } from '@gastroshop/identity';
import { useCallback } from 'react';
import { useShop } from '../shop';
import { useSession } from './use-session';

/** Keeps the language chosen where the next visit and the backend's own pages find it (LOC-1). */
const storeLocale = (locale: Locale): void => {
  document.cookie = serializeCookie(LOCALE_COOKIE, locale, { secure: location.protocol === 'https:' });
};

/** Changes the language of the shop, and of messages to whoever is signed in. */
export const useChooseLocale = (): ((locale: Locale) => void) => {
  const { client } = useShop();
  const { loggedIn } = useSession();
  const { changeLocale } = useLocale();
  return useCallback(
    (locale) => {
      storeLocale(locale);
      void changeLocale(locale);
      // The account remembers it for mails and other devices; the page does not wait for that.
      if (loggedIn) void putLocale(client, { locale: { locale } }).catch(() => undefined);
    },
    [client, loggedIn, changeLocale],
  );
};
