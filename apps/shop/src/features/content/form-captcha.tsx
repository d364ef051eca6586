import { useTexts } from '@gastroshop/i18n/react';
import type { FormControl } from '@gastroshop/storefront/content';
import { Notice } from '@gastroshop/ui/feedback';
import type { ReactNode } from 'react';
import styles from './form-captcha.module.css';
import { formPageTexts } from './form-texts';

/** What the place of the captcha takes. */
export interface FormCaptchaProps {
  readonly form: Pick<FormControl, 'captchaPlace' | 'waitsForCaptcha'>;
}

/** Where a hosted captcha draws itself; when the form waits for it alone, that is said. */
export const FormCaptcha = ({ form: { captchaPlace, waitsForCaptcha } }: FormCaptchaProps): ReactNode => {
  const t = useTexts(formPageTexts);
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
