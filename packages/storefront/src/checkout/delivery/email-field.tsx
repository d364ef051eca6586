import { useTexts } from '@gastroshop/i18n/react';
import { IconButton } from '@gastroshop/ui/button';
import { TextField } from '@gastroshop/ui/field';
import { IconPlus, IconX } from '@gastroshop/ui/icons';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { CheckoutForm } from '../form/checkout-form';
import { takeEmails } from '../form/email-list';
import styles from './email-field.module.css';
import { deliveryTexts } from './texts';

/** What the field takes. */
export interface EmailFieldProps {
  /** Addresses the confirmation goes to anyway. */
  readonly own: readonly string[];
  readonly emails: readonly string[];
  /** What is typed. */
  readonly text: string;
  readonly onChange: (change: Pick<CheckoutForm, 'emails' | 'emailText'>) => void;
}

/** Who gets the confirmation besides the user's own addresses; only valid addresses are taken (CHK-1). */
export const EmailField = ({ own, emails, text, onChange }: EmailFieldProps): ReactNode => {
  const t = useTexts(deliveryTexts);
  const [left, setLeft] = useState(false);
  const take = () => {
    const taken = takeEmails(emails, text, own);
    onChange({ emails: taken.emails, emailText: taken.rest });
    setLeft(true);
  };
  const typed = text.trim();
  // While somebody is still typing an address, that it is not finished is no mistake.
  const isWrong = left && typed !== '';
  return (
    <form
      className={styles['emails']}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={t('emails')}
        hint={t('emailsHint')}
        error={isWrong ? t('emailInvalid', { text: typed }) : undefined}
        type="text"
        inputMode="email"
        autoComplete="email"
        value={text}
        onChange={(value) => {
          setLeft(false);
          onChange({ emails, emailText: value });
        }}
        onBlur={take}
        after={
          typed === '' ? undefined : (
            <IconButton label={t('addEmail')} icon={<IconPlus size={16} />} small onClick={take} />
          )
        }
      />
      {own.length + emails.length > 0 && (
        <ul className={styles['list']}>
          {own.map((email) => (
            <li key={email} className={styles['chip']} title={t('emailsOwn')}>
              {email}
            </li>
          ))}
          {emails.map((email) => (
            <li key={email} className={styles['chip']}>
              {email}
              <IconButton
                label={t('removeEmail', { email })}
                icon={<IconX size={14} />}
                small
                onClick={() => {
                  onChange({ emails: emails.filter((other) => other !== email), emailText: text });
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
};
