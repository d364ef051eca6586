import { putLocale } from '@gastroshop/api-client';
import { type Locale, LOCALES } from '@gastroshop/i18n';
import { useLocale, useTexts } from '@gastroshop/i18n/react';
import { useSession } from '@gastroshop/storefront/session';
import { Link } from '@gastroshop/ui/link';
import { Drawer } from '@gastroshop/ui/overlay';
import { type SchemeChoice, useScheme } from '@gastroshop/ui/theme';
import type { ReactNode } from 'react';
import styles from './account-menu.module.css';
import { useEnvironment } from './environment-context';
import { links } from './links';
import { sessionTexts } from './session-texts';
import { SignOutButton } from './sign-out-button';
import { storeLocale } from './store-locale';
import { appTexts } from './texts';

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { 'de-AT': 'Deutsch', 'en-GB': 'English' };
const SCHEMES = ['light', 'dark', 'auto'] as const satisfies readonly SchemeChoice[];

/** What the menu takes. */
export interface AccountMenuProps {
  readonly onClose: () => void;
}

/** Language, colour scheme, sign-out. */
export const AccountMenu = ({ onClose }: AccountMenuProps): ReactNode => {
  const t = useTexts(appTexts);
  const say = useTexts(sessionTexts);
  const { client } = useEnvironment();
  const { locale, changeLocale } = useLocale();
  const { scheme, changeScheme } = useScheme();
  const { loggedIn, user } = useSession();
  const chooseLocale = (next: Locale) => {
    storeLocale(next);
    void changeLocale(next);
    // The account remembers it for mails and other devices; the page does not wait for that.
    if (loggedIn) void putLocale(client, { locale: { locale: next } }).catch(() => undefined);
  };
  const schemeNames = { light: t('light'), dark: t('dark'), auto: t('system') };
  return (
    <Drawer opened onClose={onClose} title={user?.preferredUserName ?? t('menu')}>
      <div className={styles['menu']}>
        <fieldset className={styles['choice']}>
          <legend>{t('language')}</legend>
          {LOCALES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="language"
                checked={one === locale}
                onChange={() => {
                  chooseLocale(one);
                }}
              />
              <span lang={one}>{LANGUAGE_NAMES[one]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles['choice']}>
          <legend>{t('scheme')}</legend>
          {SCHEMES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="scheme"
                checked={one === scheme}
                onChange={() => {
                  changeScheme(one);
                }}
              />
              {schemeNames[one]}
            </label>
          ))}
        </fieldset>
        <Link className={styles['way']} href={links.privacyPreferences} onClick={onClose}>
          {say('privacy')}
        </Link>
        {loggedIn && <SignOutButton />}
      </div>
    </Drawer>
  );
};
