import type { CrmFormBlock } from '@gastroshop/api-contract';
import { SectionHead, useCrmFormFields } from '@gastroshop/cms';
import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { FormTrial } from './form-trial';
import styles from './sign-up-trial.module.css';
import { pageTexts } from './texts';

/** What the trial of the sign-up form takes. */
export interface SignUpTrialProps {
  readonly block: CrmFormBlock;
}

/** The sign-up form to try out. */
export const SignUpTrial = ({ block: { title, text, interests } }: SignUpTrialProps): ReactNode => {
  const t = useTexts(pageTexts);
  const fields = useCrmFormFields(interests);
  const shown = Object.values(fields).filter((field) => interests.length > 0 || field !== fields.interests);
  return (
    <section>
      {title !== undefined && <SectionHead title={title} />}
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      <FormTrial fields={shown} label={title} action={t('signUp')} />
    </section>
  );
};
