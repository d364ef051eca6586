import type { FormResult } from '@gastroshop/storefront/content';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** What is said about sending takes. */
export interface FormResultMessageProps {
  readonly result: FormResult | undefined;
}

/** Why a form has not been sent, with the way on; nothing where the fields say it. */
export const FormResultMessage = ({ result }: FormResultMessageProps): ReactNode => {
  const { t } = useTranslation('shop-form');
  const { paths } = useGateway();
  const { pathname, search } = useLocation();
  switch (result?.kind) {
    case 'NO_ANSWER':
      return (
        <Notice tone="warning" announce="at once">
          {t('noAnswer')}
        </Notice>
      );
    case 'SIGN_IN':
      return (
        <Notice
          tone="warning"
          announce="at once"
          action={
            <Button
              size="small"
              render={({ className, children }) => (
                <a className={className} href={paths.signOn(pathname + search)}>
                  {children}
                </a>
              )}
            >
              {t('signIn')}
            </Button>
          }
        >
          {t('signInToSend')}
        </Notice>
      );
    case 'GONE':
      return (
        <Notice tone="error" announce="at once">
          {t('gone')}
        </Notice>
      );
    case 'NO_CAPTCHA':
      return (
        <Notice tone="error" announce="at once">
          {t('noCaptcha')}
        </Notice>
      );
    case 'FAILED':
      return (
        <Notice tone="error" announce="at once">
          {t('notSent')}
        </Notice>
      );
    default:
      return null;
  }
};
