import { putLocale } from '@gastroshop/api-client';
import type { Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { LOCALE_COOKIE, serializeCookie } from '@gastroshop/identity';
import { useToasts } from '@gastroshop/ui/feedback';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../shop';
import { useSession } from './use-session';

/** Keeps the language chosen where the next visit and the backend's own pages find it (LOC-1). */
const storeLocale = (locale: Locale): void => {
  document.cookie = serializeCookie(LOCALE_COOKIE, locale, { secure: location.protocol === 'https:' });
};

/** Changes the language of the shop, and of messages to whoever is signed in; where it cannot be loaded, says so and keeps the one shown. */
export const useChooseLocale = (): ((locale: Locale) => void) => {
  const { client } = useShop();
  const { loggedIn } = useSession();
  const { changeLocale } = useLocale();
  const { t } = useTranslation('messages');
  const toasts = useToasts();
  return useCallback(
    (locale) => {
      void changeLocale(locale).then(
        () => {
          storeLocale(locale);
          // The account remembers it for mails and other devices; the page does not wait for that.
          if (loggedIn) void putLocale(client, { locale: { locale } }).catch(() => undefined);
        },
        () => {
          toasts.say({ tone: 'error', title: t('errorTitle'), text: t('localeNotLoaded') });
        },
      );
    },
    [client, loggedIn, changeLocale, toasts, t],
  );
};
