import { offeredLocales, useConfig } from '@gastroshop/app-shell/environment';
import type { Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { profileQuery, useChooseLocale } from '@gastroshop/storefront/session';
import { usePageTitle, useShop, useFeatures } from '@gastroshop/storefront/shop';
import { ErrorState, Loading, SkeletonLines } from '@gastroshop/ui/feedback';
import { SelectField } from '@gastroshop/ui/field';
import { PageTitle } from '@gastroshop/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MailsSection } from './email-list-section';
import { PersonForm } from './user-form';
import styles from './profile-screen.module.css';

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { 'de-AT': 'Deutsch', 'en-GB': 'English' };

/** The signed-in user's own data, language, and where confirmations and labels are mailed. */
export const ProfileScreen = (): ReactNode => {
  const { t } = useTranslation('profile');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const chooseLocale = useChooseLocale();
  const has = useFeatures();
  const locales = offeredLocales(useConfig());
  const { data: user, isError, refetch } = useQuery(profileQuery(client, gateway.scope));
  usePageTitle(t('title'));
  return (
    <div className={styles['screen']}>
      <PageTitle>{t('title')}</PageTitle>
      {user === undefined ? (
        isError ? (
          <ErrorState title={t('notLoaded')} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <SkeletonLines count={8} />
          </Loading>
        )
      ) : (
        <>
          <PersonForm user={user} />
          {locales.length > 1 && (
            <section className={styles['section']}>
              <h2 className={styles['heading']}>{t('language')}</h2>
              <SelectField
                label={t('language')}
                labelHidden
                hint={t('languageHint')}
                options={locales.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
                value={locale}
                onChange={(value) => {
                  const chosen = locales.find((one) => one === value);
                  if (chosen !== undefined) chooseLocale(chosen);
                }}
              />
            </section>
          )}
          <MailsSection user={user} list="ordermails" />
          {has('LABELS') && <MailsSection user={user} list="labelmails" />}
        </>
      )}
    </div>
  );
};
