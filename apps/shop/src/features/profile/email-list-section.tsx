import type { User } from '@gastroshop/api-contract';
import { EmailsField } from '@gastroshop/storefront/emails';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './profile-screen.module.css';
import { type MailList, useEmailList } from './use-email-list';

/** What a list of addresses takes. */
export interface MailsSectionProps {
  readonly user: User;
  readonly list: MailList;
}

const TEXTS = {
  ordermails: { title: 'orderMails', text: 'orderMailsText', field: 'orderMailsField' },
  labelmails: { title: 'labelMails', text: 'labelMailsText', field: 'labelMailsField' },
} as const;

/** Addresses something of the user's is mailed to; each is kept at once. */
export const MailsSection = ({ user, list }: MailsSectionProps): ReactNode => {
  const { t } = useTranslation('profile');
  const changeMails = useEmailList(list);
  const [text, setText] = useState('');
  const { title, text: explanation, field } = TEXTS[list];
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{t(title)}</h2>
      <p className={styles['text']}>{t(explanation)}</p>
      <EmailsField
        label={t(field)}
        emails={user[list]}
        text={text}
        onTextChange={setText}
        onChange={(emails, rest) => {
          setText(rest);
          void changeMails(user, emails);
        }}
      />
    </section>
  );
};
