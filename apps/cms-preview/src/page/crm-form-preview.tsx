import type { CrmFormBlock } from '@gastroshop/api-contract';
import { SectionHead, useCrmFormFields } from '@gastroshop/cms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPreview } from './form-preview';
import styles from './crm-form-preview.module.css';

/** What the trial of the sign-up form takes. */
export interface CrmFormPreviewProps {
  readonly block: CrmFormBlock;
}

/** The sign-up form to try out. */
export const CrmFormPreview = ({ block: { title, text, interests } }: CrmFormPreviewProps): ReactNode => {
  const { t } = useTranslation('preview-page');
  const fields = useCrmFormFields(interests);
  const shown = Object.values(fields).filter((field) => interests.length > 0 || field !== fields.interests);
  return (
    <section>
      {title !== undefined && <SectionHead title={title} />}
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      <FormPreview fields={shown} label={title} action={t('signUp')} />
    </section>
  );
};
