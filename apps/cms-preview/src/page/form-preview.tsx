import type { FormField } from '@gastroshop/api-contract';
import { FormView, type FormValues } from '@gastroshop/cms';
import { Notice } from '@gastroshop/ui/feedback';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What the trial of a form takes. */
export interface FormPreviewProps {
  readonly fields: readonly FormField[];
  readonly label?: string | undefined;
  readonly action?: string | undefined;
}

const NONE = {};

/** A form to try out: its rules hold as in the shop, and what is filled in goes nowhere. */
export const FormPreview = ({ fields, label, action }: FormPreviewProps): ReactNode => {
  const { t } = useTranslation('preview-page');
  const [values, setValues] = useState<FormValues>(NONE);
  const [isTried, setTried] = useState(false);
  return (
    <FormView
      fields={fields}
      label={label}
      action={action}
      values={values}
      problems={NONE}
      onChange={(field, next) => {
        setTried(false);
        setValues((before) => ({ ...before, [field]: next }));
      }}
      onSubmit={() => {
        setTried(true);
      }}
    >
      <Notice tone={isTried ? 'good' : 'info'} announce="politely">
        {t(isTried ? 'wouldBeSent' : 'notSent')}
      </Notice>
    </FormView>
  );
};
