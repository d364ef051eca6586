import type { Footer } from '@gastroshop/api-contract';
import { useTexts } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { mailAddress, telephoneAddress } from '../people';
import { contentTexts } from '../texts';
import { FooterColumn } from './footer-column';
import { FooterLinks } from './footer-links';
import { wholeTimes } from './whole-times';

interface UsualColumnsProps {
  readonly footer: Footer;
}

/** The columns of a footer made of the usual parts: service, order desk, address. */
export const UsualColumns = ({ footer }: UsualColumnsProps): ReactNode => {
  const t = useTexts(contentTexts);
  const { linksMain = [], globalLinks = [], telephoneTimes = [], addressLines = [], pickup } = footer;
  const { displayTelephone: telephone, telephoneUrl, emailAddress: email } = footer;
  const ways = [
    ...(telephone === undefined
      ? []
      : [{ caption: telephone, url: telephoneUrl ?? telephoneAddress(telephone) }]),
    ...(email === undefined ? [] : [{ caption: email, url: mailAddress(email) }]),
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
            <p key={index}>{wholeTimes(line)}</p>
          ))}
        </FooterColumn>
      )}
      {(addressLines.length > 0 || pickup !== undefined) && (
        <FooterColumn title={t('address')}>
          {addressLines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          {pickup !== undefined && <p>{wholeTimes(pickup)}</p>}
        </FooterColumn>
      )}
    </>
  );
};
