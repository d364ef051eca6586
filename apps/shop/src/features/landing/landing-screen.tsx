import type { ShopConfig } from '@gastroshop/api-contract';
import { usePageTitle } from '@gastroshop/storefront/shop';
import { IconArrowRight, IconMapPin } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './landing-screen.module.css';

/** What the landing page takes. */
export type LandingPageProps = Pick<ShopConfig, 'logos' | 'marketLinks'>;

/** The host that leads to the markets' own sites: two logos, a divider, the heading and the links (TEN-6). */
export const LandingScreen = ({ logos, marketLinks = [] }: LandingPageProps): ReactNode => {
  const { t } = useTranslation('shop-landing');
  const { t: say } = useTranslation('messages');
  usePageTitle(say('marketsNearYou'));
  return (
    <article className={styles['page']}>
      <header className={styles['brands']}>
        {logos.map(({ url, alt }) => (
          <span key={url} className={styles['brand']}>
            <img className={styles['mark']} src={url} alt="" width={64} height={64} />
            <span className={styles['name']}>{alt}</span>
          </span>
        ))}
      </header>
      <hr className={styles['divider']} />
      <h1 className={styles['heading']}>{say('marketsNearYou')}</h1>
      {marketLinks.length > 0 && <p className={styles['lead']}>{t('lead')}</p>}
      <ul className={styles['markets']}>
        {marketLinks.map(({ caption, url }) => (
          <li key={url}>
            <a className={styles['market']} href={url} rel="noopener">
              <span className={styles['pin']}>
                <IconMapPin size={28} stroke={1.75} />
              </span>
              <span className={styles['caption']}>{caption}</span>
              <span className={styles['visit']}>
                {t('visit')}
                <IconArrowRight size={18} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
};
