import type { ContactPerson } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';

import { useTranslation } from 'react-i18next';
import { ContactLink } from './contact-link';
import classes from './contact-ways.module.css';
import { mailtoUrl, telUrl } from './contact-addresses';

/** What the ways to a person take. */
export interface ContactWaysProps {
  readonly person: Pick<ContactPerson, 'email' | 'landlineNumber' | 'mobileNumber' | 'faxNumber'>;
}

/** Telephone, mobile, fax, mail: each with its name, each to be tapped but the fax. */
export const ContactWays = ({ person }: ContactWaysProps): ReactNode => {
  const { t } = useTranslation('cms');
  const { landlineNumber, mobileNumber, faxNumber, email } = person;
  return (
    <dl className={classes['ways']}>
      <ContactLink name={t('landline')} value={landlineNumber} addressOf={telUrl} />
      <ContactLink name={t('mobile')} value={mobileNumber} addressOf={telUrl} />
      <ContactLink name={t('fax')} value={faxNumber} />
      <ContactLink name={t('email')} value={email} addressOf={mailtoUrl} />
    </dl>
  );
};
