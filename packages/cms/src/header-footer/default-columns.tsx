import type { Footer } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mailtoUrl, telUrl } from '../people';
import { FooterColumn } from './footer-column';
import { FooterLinks } from './footer-links';
import { keepTimesTogether } from './keep-times-together';

interface DefaultColumnsProps {
  readonly footer: Footer;
}

/** The columns of a footer made of the usual parts: service, order desk, address. */
export const DefaultColumns = ({ footer }: DefaultColumnsProps): ReactNode => {
  const { t } = useTranslation('cms');
  const { linksMain = [], globalLinks = [], telephoneTimes = [], addressLines = [], pickup } = footer;
  const { displayTelephone: telephone, telephoneUrl, emailAddress: email } = footer;
  const ways = [
    ...(telephone === undefined ? [] : [{ caption: telephone, url: telephoneUrl ?? telUrl(telephone) }]),
    ...(email === undefined ? [] : [{ caption: email, url: mailtoUrl(email) }]),
  ];
  const links = [...linksMain, ...globalLinks];
  return (
    <>
      {links.length > 0 && (
        <FooterColumn title={t('service')}>
          <FooterLinks links={links} />
        </FooterColumn>
      )}
      {(ways.length > 0 || telephoneTimes.length > 0) && (
        <FooterColumn title={t('orderDesk')}>
          <FooterLinks links={ways} />
          {telephoneTimes.map((line, index) => (
            <p key={index}>{keepTimesTogether(line)}</p>
          ))}
        </FooterColumn>
      )}
      {(addressLines.length > 0 || pickup !== undefined) && (
        <FooterColumn title={t('address')}>
          {addressLines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          {pickup !== undefined && <p>{keepTimesTogether(pickup)}</p>}
        </FooterColumn>
      )}
    </>
  );
};
