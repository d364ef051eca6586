import type { ContactPerson } from '@gastroshop/api-contract';
import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { contentTexts } from '../texts';
import { ContactWay } from './contact-way';
import classes from './contact-ways.module.css';
import { mailAddress, telephoneAddress } from './contact-addresses';

/** What the ways to a person take. */
export interface ContactWaysProps {
  readonly person: Pick<ContactPerson, 'email' | 'landlineNumber' | 'mobileNumber' | 'faxNumber'>;
}

/** Telephone, mobile, fax, mail: each with its name, each to be tapped but the fax. */
export const ContactWays = ({ person }: ContactWaysProps): ReactNode => {
  const t = useTexts(contentTexts);
  const { landlineNumber, mobileNumber, faxNumber, email } = person;
  return (
    <dl className={classes['ways']}>
      <ContactWay name={t('landline')} value={landlineNumber} addressOf={telephoneAddress} />
      <ContactWay name={t('mobile')} value={mobileNumber} addressOf={telephoneAddress} />
      <ContactWay name={t('fax')} value={faxNumber} />
      <ContactWay name={t('email')} value={email} addressOf={mailAddress} />
    </dl>
  );
};
