import type { FormControl } from '@gastroshop/storefront/content';
import { Notice } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form-captcha.module.css';

/** What the place of the captcha takes. */
export interface FormCaptchaProps {
  readonly form: Pick<FormControl, 'captchaPlace' | 'waitsForCaptcha'>;
}

/** Where a hosted captcha draws itself; when the form waits for it alone, that is said. */
export const FormCaptcha = ({ form: { captchaPlace, waitsForCaptcha } }: FormCaptchaProps): ReactNode => {
  const { t } = useTranslation('shop-form');
  return (
    <>
      <div ref={captchaPlace} className={styles['widget']} />
      {waitsForCaptcha && (
        <Notice tone="info" announce="politely">
          {t('confirm')}
        </Notice>
      )}
    </>
  );
};
