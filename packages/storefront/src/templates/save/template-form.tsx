import { Button } from '@gastroshop/ui/button';
import { Notice } from '@gastroshop/ui/feedback';
import { CheckField, TextAreaField, TextField } from '@gastroshop/ui/field';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './save-template.module.css';
import { hasName, type TemplateFormValues } from './template-form-values';

/** What the form takes. */
export interface TemplateFormProps {
  readonly draft: TemplateFormValues;
  readonly onChange: (draft: TemplateFormValues) => void;
  /** What to know about the name, once there is one. */
  readonly hint?: string | undefined;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onSubmit: () => void;
}

/** Name, comment and whether it may be shared on; it cannot be sent off without a name (TPL-1). */
export const TemplateForm = (props: TemplateFormProps): ReactNode => {
  const { draft, onChange, hint, submitLabel, busy, failed, onSubmit } = props;
  const { t } = useTranslation('storefront-save-template');
  const { t: say } = useTranslation('messages');
  const named = hasName(draft);
  return (
    <form
      className={styles['form']}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (named && !busy) onSubmit();
      }}
    >
      <TextField
        label={t('name')}
        hint={named ? hint : t('nameFirst')}
        value={draft.name}
        onChange={(name) => {
          onChange({ ...draft, name });
        }}
        maxLength={200}
        focusFirst
        required
      />
      <TextAreaField
        label={t('comment')}
        rows={2}
        value={draft.comment}
        onChange={(comment) => {
          onChange({ ...draft, comment });
        }}
        maxLength={2000}
      />
      <CheckField
        label={t('shareable')}
        checked={draft.shareable}
        onChange={(shareable) => {
          onChange({ ...draft, shareable });
        }}
      />
      {failed && (
        <Notice tone="error" announce="at once">
          {say('unexpectedError')}
        </Notice>
      )}
      <Button variant="filled" submit busy={busy} disabled={!named} wide>
        {submitLabel}
      </Button>
    </form>
  );
};
