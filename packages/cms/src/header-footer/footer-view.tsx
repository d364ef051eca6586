import type {
  ContentLink,
  CustomFooter,
  Footer,
  FooterColumn as ColumnOfTenant,
} from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FooterColumn } from './footer-column';
import { FooterLinks } from './footer-links';
import { FooterLogos } from './footer-logos';
import classes from './footer-view.module.css';
import { legalLinks } from './legal-links';
import { DefaultColumns } from './default-columns';

/** What the footer takes. */
export interface FooterViewProps {
  readonly footer: Footer | undefined;
  /** The tenant's own footer; its columns stand in place of the usual ones. */
  readonly custom?: CustomFooter | undefined;
  /** Pages that the header names and leaves to the foot; what the footer links to itself stands there once. */
  readonly pages?: readonly ContentLink[] | undefined;
}

const ownColumns = (footer: Footer, custom: CustomFooter | undefined): readonly ColumnOfTenant[] =>
  custom && custom.columns.length > 0 ? custom.columns : (footer.customColumns ?? []);

/** Where the columns lead. */
const linksOf = (
  { linksMain = [], globalLinks = [] }: Footer,
  columns: readonly ColumnOfTenant[],
): readonly string[] =>
  (columns.length > 0 ? columns.flatMap(({ links }) => links) : [...linksMain, ...globalLinks]).map(
    ({ url }) => url,
  );

/** The footer of every page: the usual columns or the tenant's own, and below them what the law asks for. */
export const FooterView = ({ footer = {}, custom, pages = [] }: FooterViewProps): ReactNode => {
  const { t } = useTranslation('cms');
  const columns = ownColumns(footer, custom);
  const { copyrightNotice, logosLeft = [], logosRight = [], socialMediaLinks = [] } = footer;
  const linked = new Set(linksOf(footer, columns));
  const others = pages.filter(({ url }) => !linked.has(url));
  return (
    <footer className={classes['footer']}>
      <div className={classes['columns']}>
        {columns.length === 0 && <DefaultColumns footer={footer} />}
        {columns.map(({ title, text, links }, index) => (
          <FooterColumn key={index} title={title}>
            {text !== undefined && <p>{text}</p>}
            <FooterLinks links={links} />
          </FooterColumn>
        ))}
      </div>
      <div className={classes['logos']}>
        <FooterLogos logos={logosLeft} />
        <FooterLogos logos={logosRight} />
      </div>
      {others.length > 0 && (
        <nav aria-label={t('service')}>
          <FooterLinks inRow links={others} />
        </nav>
      )}
      <div className={classes['last']}>
        {copyrightNotice !== undefined && <p>{copyrightNotice}</p>}
        <nav aria-label={t('legal')}>
          <FooterLinks inRow links={legalLinks(footer, t('privacy'))} />
        </nav>
        <FooterLinks inRow links={socialMediaLinks} />
      </div>
    </footer>
  );
};
