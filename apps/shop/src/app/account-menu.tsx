import { type Locale, LOCALES } from '@gastroshop/i18n';
import { useLocale, useTexts } from '@gastroshop/i18n/react';
import { useChooseLocale, useSession } from '@gastroshop/storefront/session';
import { Link } from '@gastroshop/ui/link';
import { Drawer } from '@gastroshop/ui/overlay';
import { type SchemeChoice, useScheme } from '@gastroshop/ui/theme';
import type { ReactNode } from 'react';
import styles from './account-menu.module.css';
import { links } from './links';
import { sessionTexts } from './session-texts';
import { SignOutButton } from './sign-out-button';
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
  const { locale } = useLocale();
  const { scheme, changeScheme } = useScheme();
  const { loggedIn, customerId, user } = useSession();
  const chooseLocale = useChooseLocale();
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
        {loggedIn && customerId !== '' && (
          <Link className={styles['way']} href={links.orders} onClick={onClose}>
            {t('myArea')}
          </Link>
        )}
        <Link className={styles['way']} href={links.privacyPreferences} onClick={onClose}>
          {say('privacy')}
        </Link>
        {loggedIn && <SignOutButton />}
      </div>
    </Drawer>
  );
};
