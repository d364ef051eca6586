import { useGateway } from '@gastroshop/storefront/shop';
import { IconBuildingStore, IconCalendar, IconHistory } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './start-screen.module.css';
import { StartLink } from './start-link';

/** What can be done instead once a fair is over: order in the main shop, look for another fair, see what was ordered. */
export const EndedFairLinks = (): ReactNode => {
  const { t } = useTranslation('fair-start');
  const { paths, scope } = useGateway();
  return (
    <ul className={styles['ways']}>
      {/* The main shop's addresses; the browser leaves the fair for them. */}
      <StartLink
        href="/"
        icon={<IconBuildingStore size={22} />}
        title={t('toShop')}
        text={t('toShopText')}
        loud
      />
      <StartLink
        href="/messe"
        icon={<IconCalendar size={22} />}
        title={t('toFairs')}
        text={t('toFairsText')}
      />
      {scope.userId !== '' && (
        <StartLink
          href={paths.orders()}
          icon={<IconHistory size={22} />}
          title={t('toOrders')}
          text={t('toOrdersText')}
        />
      )}
    </ul>
  );
};
