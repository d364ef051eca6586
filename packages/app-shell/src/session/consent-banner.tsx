import { isConsentMissing } from '@gastroshop/identity';
import { sameAnswer, useConsents } from '@gastroshop/storefront/tracking';
import { Button } from '@gastroshop/ui/button';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { consentControls, removeBootConsent } from '../boot';
import './consent-banner.css';

/** What the question takes. */
export interface ConsentBannerProps {
  /** Address of the page that asks in detail; beside it nothing is asked. */
  readonly settings: string;
}

/**
 * Asks for the consent to analytics until it is given or refused. It holds nobody up: the shop works beside it, and a
 * yes is no easier to say than a no.
 */
export const ConsentBanner = ({ settings }: ConsentBannerProps): ReactNode => {
  const { t } = useTranslation('shell-consent');
  const { consents, decide } = useConsents();
  const { pathname } = useLocation();
  const id = useId();
  const question = useRef<HTMLElement>(null);
  const takeOver = useEffectEvent(() => {
    const { granted, focused } = removeBootConsent();
    if (granted !== undefined) decide(sameAnswer(granted));
    else if (question.current !== null) consentControls(question.current)[focused]?.focus();
  });
  useLayoutEffect(() => {
    takeOver();
  }, []);
  if (!isConsentMissing(consents) || pathname === settings) return null;
  return (
    <section ref={question} className="consent" aria-labelledby={id}>
      <div className="consent-words">
        <h2 className="consent-title" id={id}>
          {t('consentTitle')}
        </h2>
        <p className="consent-text">
          <span className="consent-more">{t('consentText')} </span>
          <Link className="consent-settings" href={settings}>
            {t('settings')}
          </Link>
        </p>
      </div>
      <div className="consent-actions">
        <Button
          wide
          onClick={() => {
            decide(sameAnswer(false));
          }}
        >
          {t('refuse')}
        </Button>
        <Button
          wide
          onClick={() => {
            decide(sameAnswer(true));
          }}
        >
          {t('accept')}
        </Button>
      </div>
    </section>
  );
};
