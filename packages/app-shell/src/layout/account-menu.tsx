import type { Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useChooseLocale, useSession } from '@gastroshop/storefront/session';
import { Link } from '@gastroshop/ui/link';
import { Drawer } from '@gastroshop/ui/overlay';
import { type SchemeChoice, useScheme } from '@gastroshop/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-menu.module.css';
import { offeredLocales, useConfig } from '../environment';
import { SignOutButton } from '../session';
import { HeaderCustomer } from './header-customer';

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { 'de-AT': 'Deutsch', 'en-GB': 'English' };
const SCHEMES = ['light', 'dark', 'auto'] as const satisfies readonly SchemeChoice[];

/** A way the menu leads to. */
export interface MenuItem {
  readonly href: string;
  readonly label: string;
}

/** What the menu takes. */
export interface AccountMenuProps {
  /** Ways it leads to. */
  readonly ways: readonly MenuItem[];
  readonly onClose: () => void;
}

/** For whom is ordered, where the header has no room for it; language, colour scheme, ways, sign-out. */
export const AccountMenu = ({ ways, onClose }: AccountMenuProps): ReactNode => {
  const { t } = useTranslation('shell-frame');
  const { locale } = useLocale();
  const { scheme, changeScheme } = useScheme();
  const { loggedIn, user, customerId } = useSession();
  const chooseLocale = useChooseLocale();
  const locales = offeredLocales(useConfig());
  const schemeNames = { light: t('light'), dark: t('dark'), auto: t('system') };
  return (
    <Drawer opened onClose={onClose} title={user?.preferredUserName ?? t('menu')}>
      <div className={styles['menu']}>
        {loggedIn && customerId !== '' && (
          <div className={styles['customer']}>
            <HeaderCustomer onLeave={onClose} />
          </div>
        )}
        {locales.length > 1 && (
          <fieldset className={styles['choice']}>
            <legend>{t('language')}</legend>
            {locales.map((one) => (
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
        )}
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
        {ways.map(({ href, label }) => (
          <Link key={href} className={styles['way']} href={href} onClick={onClose}>
            {label}
          </Link>
        ))}
        {loggedIn && <SignOutButton />}
      </div>
    </Drawer>
  );
};
