import { CONSENT_SERVICES } from '@gastroshop/identity';
import { usePageTitle } from '@gastroshop/storefront/shop';
import { type ConsentAnswers, sameAnswer, useConsents } from '@gastroshop/storefront/tracking';
import { Button } from '@gastroshop/ui/button';
import { useToasts } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './privacy-screen.module.css';
import { ConsentSwitch } from './consent-switch';

/** What may be told to whom: a switch for each of the five services, saved together, withdrawn at once (SES-13). */
export const PrivacyScreen = (): ReactNode => {
  const { t } = useTranslation('shop-privacy');
  const toasts = useToasts();
  const { consents, decide } = useConsents();
  // What was switched and not saved yet; what is saved elsewhere meanwhile counts for the others.
  const [switched, setSwitched] = useState<Partial<ConsentAnswers>>({});
  const isOn = (service: keyof ConsentAnswers): boolean =>
    switched[service] ?? consents[service] === 'granted';
  const save = (answers: ConsentAnswers) => {
    decide(answers);
    setSwitched({});
    toasts.say({ tone: 'good', title: t('saved') });
  };
  const someGranted = CONSENT_SERVICES.some((service) => consents[service] === 'granted');
  usePageTitle(t('title'));
  return (
    <form
      className={styles['page']}
      onSubmit={(event) => {
        event.preventDefault();
        save({
          webAnalytics: isOn('webAnalytics'),
          searchAnalytics: isOn('searchAnalytics'),
          emailMarketing: isOn('emailMarketing'),
          leadTracking: isOn('leadTracking'),
          generalAnalytics: isOn('generalAnalytics'),
        });
      }}
    >
      <PageTitle>{t('title')}</PageTitle>
      <p className={styles['lead']}>{t('lead')}</p>
      <section className={styles['necessary']}>
        <h2 className={styles['heading']}>
          {t('necessary')} <span className={styles['fixed']}>{t('alwaysOn')}</span>
        </h2>
        <p>{t('necessaryText')}</p>
      </section>
      <h2 className={styles['heading']}>{t('services')}</h2>
      {CONSENT_SERVICES.map((service) => (
        <ConsentSwitch
          key={service}
          name={t(service)}
          text={t(`${service}Text`)}
          on={isOn(service)}
          onChange={(on) => {
            setSwitched((before) => ({ ...before, [service]: on }));
          }}
        />
      ))}
      <div className={styles['actions']}>
        <Button variant="filled" size="large" submit>
          {t('save')}
        </Button>
        <Button
          size="large"
          onClick={() => {
            save(sameAnswer(true));
          }}
        >
          {t('acceptAll')}
        </Button>
        <Button
          size="large"
          onClick={() => {
            save(sameAnswer(false));
          }}
        >
          {someGranted ? t('withdraw') : t('refuseAll')}
        </Button>
      </div>
    </form>
  );
};
