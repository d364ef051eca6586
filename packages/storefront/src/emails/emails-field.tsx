import { isEmailAddress, MAX_CONFIRMATION_MAILS } from '@gastroshop/domain/cart';
import { IconButton } from '@gastroshop/ui/button';
import { TextField } from '@gastroshop/ui/field';
import { IconPlus, IconX } from '@gastroshop/ui/icons';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areTooMany, parseEmails } from './email-list';
import styles from './emails-field.module.css';

/** What a list of e-mail addresses takes. */
export interface EmailsFieldProps {
  readonly label: string;
  /** Addresses that belong to the list anyway and cannot be taken out here. */
  readonly own?: readonly string[] | undefined;
  /** Where those come from, said when one points to them. */
  readonly ownTitle?: string | undefined;
  readonly emails: readonly string[];
  /** What is typed. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Called with the new list, and what of the text is no valid address and stays. */
  readonly onChange: (emails: readonly string[], text: string) => void;
}

const NONE: readonly string[] = [];

/** E-mail addresses, each a chip to take out; only valid ones are taken in (CHK-1). */
export const EmailsField = (props: EmailsFieldProps): ReactNode => {
  const { label, own = NONE, ownTitle, emails, text, onTextChange, onChange } = props;
  const { t } = useTranslation('storefront-emails');
  const [left, setLeft] = useState(false);
  const take = () => {
    const taken = parseEmails(emails, text, own);
    onChange(taken.emails, taken.rest);
    setLeft(true);
  };
  const typed = text.trim();
  // While somebody is still typing an address, that it is not finished is no mistake.
  const isWrong = left && typed !== '';
  // Whatever is left though it is an address found no room.
  const isFull = areTooMany(emails, own) || (isWrong && typed.split(/\s+/).some(isEmailAddress));
  const error = isFull
    ? t('tooMany', { most: MAX_CONFIRMATION_MAILS })
    : isWrong
      ? t('invalid', { text: typed })
      : undefined;
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
        label={label}
        hint={t('hint')}
        error={error}
        type="text"
        inputMode="email"
        autoComplete="email"
        value={text}
        onChange={(value) => {
          setLeft(false);
          onTextChange(value);
        }}
        onBlur={() => {
          if (typed !== '') take();
        }}
        after={
          typed === '' ? undefined : (
            <IconButton label={t('add')} icon={<IconPlus size={16} />} small onClick={take} />
          )
        }
      />
      {own.length + emails.length > 0 && (
        <ul className={styles['list']}>
          {own.map((email) => (
            <li key={email} className={styles['chip']} title={ownTitle}>
              {email}
            </li>
          ))}
          {emails.map((email) => (
            <li key={email} className={styles['chip']}>
              {email}
              <IconButton
                label={t('remove', { email })}
                icon={<IconX size={14} />}
                small
                onClick={() => {
                  onChange(
                    emails.filter((other) => other !== email),
                    text,
                  );
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
};
